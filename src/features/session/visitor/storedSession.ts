import type { User } from '../../../api/contract/user'
import type { Visitor } from '../../../api/visitorHeaders'
import { onStoredChange, readStored, removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import type { Progress } from './secondFactorProgress'

export interface StoredSession {
  authToken?: string
  user?: User
  tempAuthToken?: string
  isGuest: boolean
  cardToken?: string
}

export function readStoredSession(): StoredSession {
  return {
    authToken: readStored(stored.authToken),
    user: readStored(stored.user),
    tempAuthToken: readStored(stored.tempAuthToken),
    isGuest: readStored(stored.isGuestUser) === 'true',
    cardToken: readStored(stored.cardToken),
  }
}

/**
 * Signed in exactly when a token exists; half-way with a temporary one; a guest by flag, with or without a card
 * (AUTH-01). A guest who is half-way is a guest again after cancelling.
 */
export function visitorOf({ authToken, tempAuthToken, isGuest, cardToken }: StoredSession): Visitor {
  if (authToken) return { kind: 'rider', token: authToken }
  if (tempAuthToken) return { kind: 'temporary', token: tempAuthToken }
  if (isGuest) return { kind: 'guest', cardToken }
  return { kind: 'visitor' }
}

/** Password accepted, second factor due. The token comes last: it is what other tabs listen to. */
export function keepTemporary(token: string, progress: Progress): void {
  writeStored(stored.secondFactor, progress)
  writeStored(stored.tempAuthToken, token)
}

export function dropTemporary(): void {
  removeStored(stored.tempAuthToken)
  removeStored(stored.secondFactor)
}

/** Who is here once nothing of the temporary session is left: a guest is a guest again. */
export function leaveTemporary(): StoredSession {
  dropTemporary()
  removeStored(stored.provider)
  return readStoredSession()
}

/** Signed in. Without a user, who it is must be asked for. */
export function keepSession(token: string, user?: User): void {
  dropTemporary()
  removeStored(stored.isGuestUser)
  removeStored(stored.cardToken)
  removeStored(stored.sessionEnded)
  if (user) writeStored(stored.user, user)
  else removeStored(stored.user)
  writeStored(stored.authToken, token)
}

/**
 * Tells when another tab signed in, signed out or changed hands (AUTH-15).
 * Gives back the function that stops listening.
 */
export function onSessionOfOtherTabs(changed: (session: StoredSession) => void): () => void {
  const hear = () => changed(readStoredSession())
  const stops = [stored.authToken, stored.tempAuthToken, stored.isGuestUser, stored.cardToken].map((key) =>
    onStoredChange(key, hear),
  )
  return () => stops.forEach((stop) => stop())
}
