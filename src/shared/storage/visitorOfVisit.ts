/** Kinds of visitors that the browser's storage tells apart. `card` is a guest with a card. */
export type StoredVisitor = 'visitor' | 'guest' | 'card' | 'temporary' | 'rider'

/** Returns who is most likely here. It is read before the app and its checked storage are loaded. */
export function visitorOfVisit(): StoredVisitor {
  try {
    const has = (key: string) => Boolean(window.localStorage.getItem(key))
    if (has('auth_token')) return 'rider'
    if (has('tempAuthToken')) return 'temporary'
    if (!has('isGuestUser')) return 'visitor'
    return has('card_token') ? 'card' : 'guest'
  } catch {
    return 'visitor'
  }
}
