import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'

/** So many products in the cart and saved carts would be lost. */
export type LogOut = Asked<{ count: number; saved: number }, 'logOut' | 'stay'>
export const logOutDialog = dialog<LogOut>('logOutWithCart', () => import('./LogOutDialog'), ['cart'])
