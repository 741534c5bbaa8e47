import { readStoredSession, sessionKeys } from '../../features/identity/session'
import { readStored, removeStored } from '../../shared/storage/browserStorage'
import type { StoredKey } from '../../shared/storage/browserStorage'
import { lostKeys } from '../../features/cards/lost/lostKeys'
import { draftKeys } from '../../shared/forms/saving/draftKeys'

/** What belongs to a rider besides the session and the cart: what is typed, and unfinished steps. */
const ownedThings: StoredKey<{ owner: string }>[] = [draftKeys.formDraft, lostKeys.lostCard]

/**
 * Removes what this tab keeps of another rider than the one who is here (ACC-23). Only when the backend has ended a
 * session and no other visitor has gone on since, it waits for its rider, as the cart does (decision 119). Every tab asks this
 * whenever the session changes in any tab, and when it opens: it may have been closed when a rider logged out.
 */
export function forgetOthers(): void {
  const { authToken, isGuest, user } = readStoredSession()
  const isAwaited = !authToken && !isGuest && readStored(sessionKeys.sessionEnded) !== undefined
  if (isAwaited) return
  const here = authToken ? user?.uuid : undefined
  for (const key of ownedThings) if (readStored(key)?.owner !== here) removeStored(key)
}
