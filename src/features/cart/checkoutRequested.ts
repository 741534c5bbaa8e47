import { createAction } from '@reduxjs/toolkit'

/** "Checkout" was pressed in the cart: where it leads depends on who asks (CART-08); see `app/flows/goToCheckout`. */
export const checkoutRequested = createAction('cart/checkoutRequested')

/** The checkout is open, with what cannot be ordered as it is: what would have been asked on the way is asked there. */
export const settlingRequested = createAction('cart/settlingRequested')
