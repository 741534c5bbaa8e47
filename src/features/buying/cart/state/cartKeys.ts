import * as v from 'valibot'
import { storedKey } from '../../../../shared/storage/browserStorage'

/** Characters that hold 20 of the longest products. */
export const longestCart = 4_000_000

export const cartKeys = {
  /** The cart checks each item. */
  cart: storedKey('cart', v.array(v.unknown()), { maxLength: longestCart }),
  /** The cart checks each saved one. They are personal, so a logout removes them. */
  savedCarts: storedKey('saved_carts', v.array(v.unknown()), { maxLength: longestCart }),
  /** The direct purchase of this tab, stored so that a reload during payment finds it. */
  buyNow: storedKey('buy_now', v.array(v.unknown()), { area: 'session', maxLength: longestCart }),
}
