import type { RenewalPeriod } from '../../../../api/contract/base/common'
import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'

const texts = ['cart']
const conflicts = () => import('./ConflictDialogs')
const confirmations = () => import('./ConfirmDialogs')
const messages = () => import('./CartMessages')

/**
 * The answers to every conflict (CART-13): clear the cart and go on, save it for later and go on, or leave all as it
 * is.
 */
export type ConflictAnswer = 'clear' | 'save' | 'keep'

/** The sides of a conflict: two cards, a cart for no card and a card, or a cart for a card and a product for none. */
export type CardConflict = 'cards' | 'noneAndCard' | 'cardAndNone'

export type StartOver = Asked<null, ConflictAnswer>
export const startOverDialog = dialog<StartOver>(
  'startOver',
  async () => ({ default: (await conflicts()).StartOverDialog }),
  texts,
)

export type MixedKinds = Asked<{ adding: 'digital' | 'physical' }, ConflictAnswer>
export const mixedKindsDialog = dialog<MixedKinds>(
  'mixedKinds',
  async () => ({ default: (await conflicts()).MixedKindsDialog }),
  texts,
)

/** The cart is for another card, or for none. Asked when a product is added or a card is chosen. */
export type AnotherCard = Asked<{ between: CardConflict; isAdding: boolean }, ConflictAnswer>
export const anotherCardDialog = dialog<AnotherCard>(
  'anotherCard',
  async () => ({ default: (await conflicts()).AnotherCardDialog }),
  texts,
)

/** The rider signed in with a cart for a card that is not on the account. */
export type NotYourCard = Asked<null, ConflictAnswer>
export const notYourCardDialog = dialog<NotYourCard>(
  'notYourCard',
  async () => ({ default: (await conflicts()).NotYourCardDialog }),
  texts,
)

/** The cart holds this many of each kind: which is bought now? The other is saved for later. */
export type MixedOrder = Asked<{ digital: number; physical: number }, 'digital' | 'physical' | 'keep'>
export const mixedOrderDialog = dialog<MixedOrder>('mixedOrder', () => import('./MixedOrderDialog'), texts)

/** The products that would renew. */
export type RenewalOfGuest = Asked<{ names: string[] }, 'signIn' | 'once' | 'keep'>
export const renewalOfGuestDialog = dialog<RenewalOfGuest>(
  'renewalOfGuest',
  () => import('./RenewalOfGuestDialog'),
  texts,
)

/** `charge`: cents paid now and at each renewal; `period`: how often it renews. */
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

export type LeaveCard = Asked<{ count: number }, 'leave' | 'stay'>
export const leaveCardDialog = dialog<LeaveCard>(
  'leaveCardWithCart',
  async () => ({ default: (await confirmations()).LeaveCardDialog }),
  texts,
)

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

export type SavedCartsFull = Asked<{ limit: number }, 'understood'>
export const savedCartsFullDialog = dialog<SavedCartsFull>(
  'savedCartsFull',
  async () => ({ default: (await messages()).SavedCartsFullDialog }),
  texts,
)
