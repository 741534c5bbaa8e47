import { isAt, pathOf } from '../../../../shared/paths'
import { inMemory } from '../../../../shared/storage/inMemory'

/** Apple's answer to a rider who connects an account. It has no token if the answer was no good. */
interface AppleLink {
  token?: string
}

const kept = inMemory<AppleLink>()

/** Keeps the token in the memory of this document until it is taken. */
export function keepAppleLink(origin: string | undefined, token: string | undefined): void {
  if (origin !== undefined && isAt(pathOf(origin), 'accountSecurity')) kept.set({ token })
}

/** Tells whether a good answer waits to be taken. */
export const hasAppleLink = (): boolean => kept.get()?.token !== undefined

/** Returns the answer once. */
export function takeAppleLink(): AppleLink | undefined {
  const taken = kept.get()
  kept.wipe()
  return taken
}
