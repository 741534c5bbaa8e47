import { readStoredSession, sessionKeys } from '../../features/identity/session'
import { readStored, removeStored } from '../../shared/storage/browserStorage'
import type { StoredKey } from '../../shared/storage/browserStorage'
import { lostKeys } from '../../features/cards/lost/lostKeys'
import { draftKeys } from '../../shared/forms/saving/draftKeys'

/** Besides session and cart. */
const ownedThings: StoredKey<{ owner: string }>[] = [draftKeys.formDraft, lostKeys.lostCard]

/**
 * Removes what this tab keeps of another rider (ACC-23). After an ended session it waits for its rider, as the cart
 * does (decision 119). Asked by every tab at its opening and with each change of the session: it may have been closed
 * during a logout.
 */
export function forgetOthers(): void {
  const { authToken, isGuest, user } = readStoredSession()
  const isAwaited = !authToken && !isGuest && readStored(sessionKeys.sessionEnded) !== undefined
  if (isAwaited) return
  const here = authToken ? user?.uuid : undefined
  for (const key of ownedThings) if (readStored(key)?.owner !== here) removeStored(key)
}
