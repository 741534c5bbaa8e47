import type { RenewalPeriod } from '../../../../api/contract/base/common'
import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'

const texts = ['cart']
const conflicts = () => import('./ConflictDialogs')
const confirmations = () => import('./ConfirmDialogs')
const messages = () => import('./CartMessages')

/**
 * The answers to a conflict with the cart (CART-13): clear the cart and continue, save it for later and continue, or
 * leave everything unchanged. Every conflict dialog has these answers.
 */
export type ConflictAnswer = 'clear' | 'save' | 'keep'

/**
 * The two sides of a conflict: two cards, a cart for no card and a card, or a cart for a card and a product for none.
 */
export type CardConflict = 'cards' | 'noneAndCard' | 'cardAndNone'

/** The cart holds products of another organization. */
export type StartOver = Asked<null, ConflictAnswer>
export const startOverDialog = dialog<StartOver>(
  'startOver',
  async () => ({ default: (await conflicts()).StartOverDialog }),
  texts,
)

/** Physical and digital products cannot be in one order. */
export type MixedKinds = Asked<{ adding: 'digital' | 'physical' }, ConflictAnswer>
export const mixedKindsDialog = dialog<MixedKinds>(
  'mixedKinds',
  async () => ({ default: (await conflicts()).MixedKindsDialog }),
  texts,
)

/** The cart is for another fare card or for none, or the added product is for none. Adding or choosing a card asks. */
export type AnotherCard = Asked<{ between: CardConflict; isAdding: boolean }, ConflictAnswer>
export const anotherCardDialog = dialog<AnotherCard>(
  'anotherCard',
  async () => ({ default: (await conflicts()).AnotherCardDialog }),
  texts,
)

/** A rider signed in with a cart for a card that is not on the account. */
export type NotYourCard = Asked<null, ConflictAnswer>
export const notYourCardDialog = dialog<NotYourCard>(
  'notYourCard',
  async () => ({ default: (await conflicts()).NotYourCardDialog }),
  texts,
)

/** The cart holds both kinds, this many of each: which is bought now? The other is saved for later. */
export type MixedOrder = Asked<{ digital: number; physical: number }, 'digital' | 'physical' | 'keep'>
export const mixedOrderDialog = dialog<MixedOrder>('mixedOrder', () => import('./MixedOrderDialog'), texts)

/** A guest goes to checkout with these products, which are set to renew automatically. */
export type RenewalOfGuest = Asked<{ names: string[] }, 'signIn' | 'once' | 'keep'>
export const renewalOfGuestDialog = dialog<RenewalOfGuest>(
  'renewalOfGuest',
  () => import('./RenewalOfGuestDialog'),
  texts,
)

/** `charge`: what is paid now and at each renewal, in cents; `period`: how often it renews. */
export type AutoRenew = Asked<
  { name: string; canSubscribe: boolean; charge: number; period: RenewalPeriod | null },
  'auto' | 'single' | 'cancel'
>
export const autoRenewDialog = dialog<AutoRenew>('autoRenew', () => import('./AutoRenewDialog'), texts)

export type ProductAlert = Asked<{ name: string; message: string }, 'accept' | 'cancel'>
export const productAlertDialog = dialog<ProductAlert>(
  'productAlert',
  async () => ({ default: (await confirmations()).ProductAlertDialog }),
  texts,
)

export type ClearCart = Asked<{ count: number }, 'clear' | 'keep'>
export const clearCartDialog = dialog<ClearCart>(
  'clearCart',
  async () => ({ default: (await confirmations()).ClearCartDialog }),
  texts,
)

export type RemoveSavedCart = Asked<{ count: number }, 'remove' | 'keep'>
export const removeSavedCartDialog = dialog<RemoveSavedCart>(
  'removeSavedCart',
  async () => ({ default: (await confirmations()).RemoveSavedCartDialog }),
  texts,
)

/** A guest stops using the card, for which the cart holds this many products. */
export type LeaveCard = Asked<{ count: number }, 'leave' | 'stay'>
export const leaveCardDialog = dialog<LeaveCard>(
  'leaveCardWithCart',
  async () => ({ default: (await confirmations()).LeaveCardDialog }),
  texts,
)

/** `fits`: how many more products fit into the order. */
export type OrderLimit = Asked<{ limit: number; fits: number }, 'understood'>
export const orderLimitDialog = dialog<OrderLimit>(
  'orderLimit',
  async () => ({ default: (await messages()).OrderLimitDialog }),
  texts,
)

export type LineLimit = Asked<{ limit: number }, 'understood'>
export const lineLimitDialog = dialog<LineLimit>(
  'lineLimit',
  async () => ({ default: (await messages()).LineLimitDialog }),
  texts,
)

/** `limit`: how many carts can be saved for later. */
export type SavedCartsFull = Asked<{ limit: number }, 'understood'>
export const savedCartsFullDialog = dialog<SavedCartsFull>(
  'savedCartsFull',
  async () => ({ default: (await messages()).SavedCartsFullDialog }),
  texts,
)
