import { createAction } from '@reduxjs/toolkit'
import type { DescribedFilter } from '../../../../api/contract/buying/products'
import type { SellableProduct } from './cartLine'

/** The requests to the cart. Their code loads with the first request, or a little before: see `cartSaga`. */

/** A product to buy. `applied`: the filters that led to it; `filterName`: their names in words. */
export interface Wanted {
  product: SellableProduct
  quantity: number
  applied: DescribedFilter[]
  filterName: string
  /** The fare card of a digital product, or null for none, if it is not what the rider chose for purchases. */
  faremediaId?: string | null
}

export const addToCartRequested = createAction<Wanted>('cart/addToCartRequested')
/** The visitor pressed "Buy now": see `app/flows/buyNow`. */
export const buyNowRequested = createAction<Wanted>('cart/buyNowRequested')

export const quantityRequested = createAction<{ key: string; quantity: number }>('cart/quantityRequested')
export const lineRemovalRequested = createAction<string>('cart/lineRemovalRequested')
export const clearCartRequested = createAction('cart/clearCartRequested')
/** The visitor switched a line to automatic renewal or to buying once. */
export const renewalRequested = createAction<{ key: string; renews: boolean }>('cart/renewalRequested')
/** A cart was opened, or another tab changed the saved carts. */
export const savedCartsReadRequested = createAction('cart/savedCartsReadRequested')
export const saveCartRequested = createAction('cart/saveCartRequested')
export const restoreRequested = createAction<string>('cart/restoreRequested')
export const savedCartRemovalRequested = createAction<string>('cart/savedCartRemovalRequested')
/** Names and prices of the cart must be loaded again (CART-10). `isShown`: a cart was opened. */
export const refreshRequested = createAction<{ isShown: true } | undefined>('cart/refreshRequested')
export const agreementRequested = createAction('cart/agreementRequested')
export const undoRequested = createAction<number>('cart/undoRequested')

/**
 * The visitor pressed "Checkout" in the cart. Where it leads depends on the visitor (CART-08): see
 * `app/flows/goToCheckout`.
 */
export const checkoutRequested = createAction('cart/checkoutRequested')

/**
 * The checkout opened with a cart that cannot be ordered yet: it asks the questions that the way to it would have
 * asked.
 */
export const blockerResolutionRequested = createAction('cart/blockerResolutionRequested')
