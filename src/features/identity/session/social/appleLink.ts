import { isAt } from '../../../../shared/paths'

/** To a rider who connects; no token if it was no good. */
interface AppleLink {
  token?: string
}

let kept: AppleLink | undefined

/** In this document's memory, until taken. */
export function keepAppleLink(origin: string | undefined, token: string | undefined): void {
  if (origin !== undefined && isAt(origin.replace(/[?#].*$/s, ''), 'accountSecurity')) kept = { token }
}

/** Not taken yet. */
export const hasAppleLink = (): boolean => kept?.token !== undefined

/** Once. */
export function takeAppleLink(): AppleLink | undefined {
  const taken = kept
  kept = undefined
  return taken
}
