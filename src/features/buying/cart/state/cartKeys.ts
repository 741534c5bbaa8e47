import * as v from 'valibot'
import { storedKey } from '../../../../shared/storage/browserStorage'

/** Characters: 20 of the longest products. */
export const longestCart = 4_000_000

export const cartKeys = {
  /** The cart checks each item. */
  cart: storedKey('cart', v.array(v.unknown()), { maxLength: longestCart }),
  /** Each is checked. Personal: a logout removes them. */
  savedCarts: storedKey('saved_carts', v.array(v.unknown()), { maxLength: longestCart }),
  /** This tab's, found after a reload during payment. */
  buyNow: storedKey('buy_now', v.array(v.unknown()), { area: 'session', maxLength: longestCart }),
}
