import { createAction } from '@reduxjs/toolkit'
import type { DescribedFilter } from '../../../../api/contract/buying/products'
import type { SellableProduct } from './cartLine'

/** The code of these requests loads with the first of them, or before (see `cartSaga`). */

/** A product to buy. `applied`: the filters that led to it; `filterName`: their names. */
export interface Wanted {
  product: SellableProduct
  quantity: number
  applied: DescribedFilter[]
  filterName: string
  /** The card, if it is not the rider's choice for purchases; null for none. */
  faremediaId?: string | null
}

export const addToCartRequested = createAction<Wanted>('cart/addToCartRequested')
/** The visitor pressed "Buy now": see `app/flows/buyNow`. */
export const buyNowRequested = createAction<Wanted>('cart/buyNowRequested')

export const quantityRequested = createAction<{ key: string; quantity: number }>('cart/quantityRequested')
export const lineRemovalRequested = createAction<string>('cart/lineRemovalRequested')
/** The visitor removes all products that are no longer sold. */
export const goneRemovalRequested = createAction('cart/goneRemovalRequested')
export const clearCartRequested = createAction('cart/clearCartRequested')
export const renewalRequested = createAction<{ key: string; renews: boolean }>('cart/renewalRequested')
export const savedCartsReadRequested = createAction('cart/savedCartsReadRequested')
export const saveCartRequested = createAction('cart/saveCartRequested')
export const restoreRequested = createAction<string>('cart/restoreRequested')
export const savedCartRemovalRequested = createAction<string>('cart/savedCartRemovalRequested')
/** An open cart shows its lines: names and prices are loaded again if they are old. */
export const cartShown = createAction('cart/cartShown')
/** Names and prices must be loaded again (CART-10). `isShown`: a cart or the checkout is open. */
export const refreshRequested = createAction<{ isShown: true } | undefined>('cart/refreshRequested')
export const agreementRequested = createAction('cart/agreementRequested')
export const undoRequested = createAction<number>('cart/undoRequested')

/** The visitor pressed "Checkout". Where it leads depends on the visitor (CART-08): see `app/flows/goToCheckout`. */
export const checkoutRequested = createAction('cart/checkoutRequested')

/**
 * The checkout opened with a cart that cannot be ordered yet: it asks the questions that the way there would have
 * asked.
 */
export const blockerResolutionRequested = createAction('cart/blockerResolutionRequested')
