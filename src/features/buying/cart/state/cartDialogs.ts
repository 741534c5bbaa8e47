import type { RenewalPeriod } from '../../../../api/contract/base/common'
import type {} from '../../../../shared/dialogs/dialogsSlice'

/**
 * The answers to a conflict with the cart (CART-13): clear the cart and continue, save it for later and continue, or
 * leave everything unchanged. Every conflict dialog has these answers.
 */
export type ConflictAnswer = 'clear' | 'save' | 'keep'

/**
 * The two sides of a conflict: two cards, a cart for no card and a card, or a cart for a card and a product for none.
 */
export type CardConflict = 'cards' | 'noneAndCard' | 'cardAndNone'

declare module '../../../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** The cart holds products of another organization. */
    startOver: { params: Record<never, never>; answer: ConflictAnswer }
    /** Physical and digital products cannot be in one order. */
    mixedKinds: { params: { adding: 'digital' | 'physical' }; answer: ConflictAnswer }
    /** The cart holds both kinds, this many of each: which is bought now? The other is saved for later. */
    mixedOrder: { params: { digital: number; physical: number }; answer: 'digital' | 'physical' | 'keep' }
    /** A guest goes to checkout with these products, which are set to renew automatically. */
    renewalOfGuest: { params: { names: string[] }; answer: 'signIn' | 'once' | 'keep' }
    /** The cart is for another fare card or for none, or the added product is for none. Adding or choosing a card asks. */
    anotherCard: { params: { between: CardConflict; isAdding: boolean }; answer: ConflictAnswer }
    /** A rider signed in with a cart for a card that is not on the account. */
    notYourCard: { params: Record<never, never>; answer: ConflictAnswer }
    /** The operator's alert for this product. */
    productAlert: { params: { name: string; message: string }; answer: 'accept' | 'cancel' }
    /** `charge`: what is paid now and at each renewal, in cents; `period`: how often it renews. */
    autoRenew: {
      params: { name: string; canSubscribe: boolean; charge: number; period: RenewalPeriod | null }
      answer: 'auto' | 'single' | 'cancel'
    }
    /** `fits`: how many more products fit into the order. */
    orderLimit: { params: { limit: number; fits: number }; answer: 'understood' }
    lineLimit: { params: { limit: number }; answer: 'understood' }
    /** `limit`: how many carts can be saved for later. */
    savedCartsFull: { params: { limit: number }; answer: 'understood' }
    removeSavedCart: { params: { count: number }; answer: 'remove' | 'keep' }
    clearCart: { params: { count: number }; answer: 'clear' | 'keep' }
  }
}
