import { createAction } from '@reduxjs/toolkit'

/** "Checkout" was pressed in the cart: where it leads depends on who asks (CART-08); see `app/flows/goToCheckout`. */
export const checkoutRequested = createAction('cart/checkoutRequested')
