import { isAt } from '../../../../shared/paths'

/** What Apple's page answered a rider who connects an account; without a token if the answer was no good. */
interface AppleLink {
  token?: string
}

let kept: AppleLink | undefined

/** Keeps the token in the memory of this document until the page that asked for it takes it. */
export function keepAppleLink(origin: string | undefined, token: string | undefined): void {
  if (origin !== undefined && isAt(origin.replace(/[?#].*$/s, ''), 'accountSecurity')) kept = { token }
}

/** Checks whether a good answer waits to be taken. */
export const hasAppleLink = (): boolean => kept?.token !== undefined

/** Returns the answer once. */
export function takeAppleLink(): AppleLink | undefined {
  const taken = kept
  kept = undefined
  return taken
}
