import { peekStored } from '../../../../shared/storage/peekStored'

/** Kinds of visitors that the browser's storage tells apart. `card` is a guest with a card. */
export type StoredVisitor = 'visitor' | 'guest' | 'card' | 'temporary' | 'rider'

/** Returns who is most likely here. It is read before the app and its checked storage are loaded. */
export function visitorOfVisit(): StoredVisitor {
  if (peekStored('auth_token')) return 'rider'
  if (peekStored('tempAuthToken')) return 'temporary'
  if (!peekStored('isGuestUser')) return 'visitor'
  return peekStored('card_token') ? 'card' : 'guest'
}
