import { createAction } from '@reduxjs/toolkit'
import type { DescribedFilter } from '../../../api/contract/products'
import type { SellableProduct } from './cartLine'

/** What is asked of the cart. What answers is fetched with the first request, or a little before: see `cartSaga`. */

/** A product that is wanted. `applied`: the filters that led to it; `filterName`: their names in words. */
export interface Wanted {
  product: SellableProduct
  quantity: number
  applied: DescribedFilter[]
  filterName: string
}

/** "Add to cart" was pressed. */
export const addToCartRequested = createAction<Wanted>('cart/addToCartRequested')
/** "Buy now" was pressed: see `app/flows/buyNow`. */
export const buyNowRequested = createAction<Wanted>('cart/buyNowRequested')

/** The visitor typed or stepped a line's quantity. */
export const quantityRequested = createAction<{ key: string; quantity: number }>('cart/quantityRequested')
export const lineRemovalRequested = createAction<string>('cart/lineRemovalRequested')
export const clearCartRequested = createAction('cart/clearCartRequested')
/** The line's switch: renew automatically, or buy once. */
export const renewalRequested = createAction<{ key: string; renews: boolean }>('cart/renewalRequested')
/** A cart was opened, or another tab changed what is kept for later. */
export const savedCartsReadRequested = createAction('cart/savedCartsReadRequested')
/** "Keep this cart for later", without a conflict. */
export const saveCartRequested = createAction('cart/saveCartRequested')
/** A cart that was kept, by its id: back into the cart, or away for good. */
export const restoreRequested = createAction<string>('cart/restoreRequested')
export const savedCartRemovalRequested = createAction<string>('cart/savedCartRemovalRequested')
/** Names and prices are to be read anew (CART-10). */
export const refreshRequested = createAction('cart/refreshRequested')
/** The new prices that the cart shows are agreed to. */
export const agreementRequested = createAction('cart/agreementRequested')
/** A removal is taken back, by the number of its offer. */
export const undoRequested = createAction<number>('cart/undoRequested')

/** "Checkout" was pressed in the cart: where it leads depends on who asks (CART-08); see `app/flows/goToCheckout`. */
export const checkoutRequested = createAction('cart/checkoutRequested')

/** The checkout is open, with what cannot be ordered as it is: what would have been asked on the way is asked there. */
export const settlingRequested = createAction('cart/settlingRequested')
