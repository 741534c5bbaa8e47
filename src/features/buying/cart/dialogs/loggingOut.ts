import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'

/** Logging out would lose this many products in the cart and this many saved carts. */
export type LogOut = Asked<{ count: number; saved: number }, 'logOut' | 'stay'>
export const logOutDialog = dialog<LogOut>('logOutWithCart', () => import('./LogOutDialog'), ['cart'])
