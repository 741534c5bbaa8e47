import { dialog } from '../../../i18n/dialog'
import type { Asked } from '../../../shared/dialogs/ask'

/** A visitor starts the checkout (CART-08). */
export type SignIn = Asked<{ guestAllowed: boolean }, 'signedIn' | 'guest' | 'cancel'>
export const signInDialog = dialog<SignIn>('signInToCheckout', () => import('./SignInDialog'), ['session'])
