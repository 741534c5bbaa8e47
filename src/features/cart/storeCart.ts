import { isAnyOf } from '@reduxjs/toolkit'
import { announced } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { removeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { countOf } from './cartLine'
import {
  buyNowEnded,
  buyNowStarted,
  cartBought,
  cartCleared,
  cartReplaced,
  productAdded,
  selectCartLines,
  selectIsBuyingNow,
  selectLinesToBuy,
} from './cartSlice'
import { writeBuyNow, writeCart } from './cartStorage'

/** Every change that this tab made. */
export const cartChanged = {
  match: isAnyOf(productAdded, cartReplaced, cartBought, cartCleared),
}

/** Something is bought at once, or no longer. */
export const buyNowChanged = { match: isAnyOf(buyNowStarted, buyNowEnded) }

/** Keeps it for a reload of this tab. */
export function* storeBuyNow(): SagaOf<void> {
  const lines = (yield* select(selectIsBuyingNow)) ? yield* select(selectLinesToBuy) : null
  yield* call(() => writeBuyNow(lines))
}

/** Stores the cart for the other tabs and the next visit, and tells those who cannot see it (CART-11). */
export function* storeCart(): SagaOf<void> {
  const lines = yield* select(selectCartLines)
  yield* call(() => {
    writeCart(lines)
    // An empty cart is nobody's: what comes next belongs to whoever puts it there.
    if (lines.length === 0) removeStored(stored.cartOwner)
  })
  yield* put(announced({ key: 'cart:count', values: { count: countOf(lines) } }))
}
