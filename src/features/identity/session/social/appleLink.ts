import { isAt } from '../../../../shared/paths'
import { inMemory } from '../../../../shared/storage/inMemory'

/** To a rider who connects; no token if it was no good. */
interface AppleLink {
  token?: string
}

const kept = inMemory<AppleLink>()

/** In this document's memory, until taken. */
export function keepAppleLink(origin: string | undefined, token: string | undefined): void {
  if (origin !== undefined && isAt(origin.replace(/[?#].*$/s, ''), 'accountSecurity')) kept.set({ token })
}

/** Not taken yet. */
export const hasAppleLink = (): boolean => kept.get()?.token !== undefined

/** Once. */
export function takeAppleLink(): AppleLink | undefined {
  const taken = kept.get()
  kept.wipe()
  return taken
}
