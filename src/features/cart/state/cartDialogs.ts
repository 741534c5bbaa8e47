import type {} from '../../../shared/dialogs/dialogsSlice'

/**
 * What is wanted does not go with what is in the cart (CART-13): clear the cart and go on, set it aside and go on, or
 * leave everything as it is. Every dialog of a conflict has these answers.
 */
export type ConflictAnswer = 'clear' | 'save' | 'keep'

/** Which two do not go together: two cards, a cart for none and a card, or a cart for a card and what is for none. */
export type CardConflict = 'cards' | 'noneAndCard' | 'cardAndNone'

declare module '../../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** The cart holds products of another organization. */
    startOver: { params: Record<never, never>; answer: ConflictAnswer }
    /** Physical and digital products cannot be in one order. */
    mixedKinds: { params: { adding: 'digital' | 'physical' }; answer: ConflictAnswer }
    /** The cart goes to checkout with both kinds, so many of each: which is bought now? The other is kept for later. */
    mixedOrder: { params: { digital: number; physical: number }; answer: 'digital' | 'physical' | 'keep' }
    /** A guest goes to checkout with these, which a rider was to renew. */
    renewalOfGuest: { params: { names: string[] }; answer: 'signIn' | 'once' | 'keep' }
    /** The cart is for another fare card or for none, or what is added is for none. */
    anotherCard: { params: { between: CardConflict }; answer: ConflictAnswer }
    /** A rider has signed in with a cart for a card that is not on the account. */
    notYourCard: { params: Record<never, never>; answer: ConflictAnswer }
    /** What the operator wants known before this product is bought. */
    productAlert: { params: { name: string; message: string }; answer: 'accept' | 'cancel' }
    autoRenew: { params: { name: string; canSubscribe: boolean }; answer: 'auto' | 'single' | 'cancel' }
    /** `fits`: how many more can be added. */
    orderLimit: { params: { limit: number; fits: number }; answer: 'understood' }
    lineLimit: { params: { limit: number }; answer: 'understood' }
    /** `limit`: how many carts can be kept for later. */
    savedCartsFull: { params: { limit: number }; answer: 'understood' }
    removeSavedCart: { params: { count: number }; answer: 'remove' | 'keep' }
    clearCart: { params: { count: number }; answer: 'clear' | 'keep' }
  }
}
