import type { User } from '../../../../api/contract/identity/user'
import { onStoredChange, readStored, removeStored, writeStored } from '../../../../shared/storage/browserStorage'
import type { StoredKey } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from './sessionKeys'
import type { Progress } from '../../secondFactor'
import type { StoredSession } from './visitorOf'

export function readStoredSession(): StoredSession {
  return {
    authToken: readStored(sessionKeys.authToken),
    user: readStored(sessionKeys.user),
    tempAuthToken: readStored(sessionKeys.tempAuthToken),
    isGuest: readStored(sessionKeys.isGuestUser) === 'true',
    cardToken: readStored(sessionKeys.cardToken),
  }
}

/** Other tabs listen to the token, so it is written last. */
export function keepTemporary(token: string, progress: Progress): void {
  writeStored(sessionKeys.secondFactor, progress)
  writeStored(sessionKeys.tempAuthToken, token)
}

export function dropTemporary(): void {
  removeStored(sessionKeys.tempAuthToken)
  removeStored(sessionKeys.secondFactor)
}

/** A guest is a guest again. */
export function leaveTemporary(): StoredSession {
  dropTemporary()
  removeStored(sessionKeys.provider)
  return readStoredSession()
}

/**
 * Stores the session of a rider. Without a user the caller must ask the backend. Other tabs hear of each write: the token
 * comes before the marks of the guest go, so that no tab sees a guest leave.
 */
export function keepSession(token: string, user?: User): void {
  if (user) writeStored(sessionKeys.user, user)
  else removeStored(sessionKeys.user)
  writeStored(sessionKeys.authToken, token)
  dropTemporary()
  removeStored(sessionKeys.isGuestUser)
  removeStored(sessionKeys.cardToken)
  // This comes last: until then, tabs keep what the rider of the ended session typed.
  removeStored(sessionKeys.sessionEnded)
}

/** Stores the rider, unless another tab has ended this session. */
export function keepUser(user: User, token: string): void {
  if (readStored(sessionKeys.authToken) === token) writeStored(sessionKeys.user, user)
}

/**
 * Calls `changed` when another tab signs in, signs out, or changes the visitor or the rider's data (AUTH-15). Returns a
 * function that stops listening.
 */
export function onSessionOfOtherTabs(changed: (session: StoredSession) => void): () => void {
  const notify = () => changed(readStoredSession())
  const keys: StoredKey<unknown>[] = [
    sessionKeys.authToken,
    sessionKeys.user,
    sessionKeys.tempAuthToken,
    sessionKeys.isGuestUser,
    sessionKeys.cardToken,
  ]
  const stops = keys.map((key) => onStoredChange(key, notify))
  return () => stops.forEach((stop) => stop())
}
