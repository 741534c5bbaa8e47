import type { User } from '../../../../api/contract/identity/user'
import type { Visitor } from '../../../../api/visitorHeaders'
import { peekStored } from '../../../../shared/storage/peekStored'

export interface StoredSession {
  authToken?: string
  user?: User
  tempAuthToken?: string
  isGuest: boolean
  cardToken?: string
}

/**
 * Returns the visitor of a stored session: a rider if there is a token, temporary if there is a temporary token, a
 * guest by flag, with or without a card (AUTH-01). The guest flag stays stored during the second factor, so that
 * cancelling returns to guest mode.
 */
export function visitorOf({ authToken, tempAuthToken, isGuest, cardToken }: StoredSession): Visitor {
  if (authToken) return { kind: 'rider', token: authToken }
  if (tempAuthToken) return { kind: 'temporary', token: tempAuthToken }
  if (isGuest) return { kind: 'guest', cardToken }
  return { kind: 'visitor' }
}

/** `card` is a guest with a card. */
export type StoredVisitor = Visitor['kind'] | 'card'

/** Returns who is most likely here, for the script of the documents, which runs before storage is checked. */
export function visitorOfVisit(): StoredVisitor {
  const read = (key: string) => peekStored(key) ?? undefined
  const visitor = visitorOf({
    authToken: read('auth_token'),
    tempAuthToken: read('tempAuthToken'),
    isGuest: read('isGuestUser') === 'true',
    cardToken: read('card_token'),
  })
  return visitor.kind === 'guest' && visitor.cardToken ? 'card' : visitor.kind
}
