import type {} from '../../../shared/dialogs/dialogsSlice'

declare module '../../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** A visitor starts the checkout (CART-08). */
    signInToCheckout: { params: { guestAllowed: boolean }; answer: 'signedIn' | 'guest' | 'cancel' }
  }
}
