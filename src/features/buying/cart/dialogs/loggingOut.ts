import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'

/** The rider would lose this many products in the cart, and this many carts that are saved for later. */
export type LogOut = Asked<{ count: number; saved: number }, 'logOut' | 'stay'>
export const logOutDialog = dialog<LogOut>('logOutWithCart', () => import('./LogOutDialog'), ['cart'])
