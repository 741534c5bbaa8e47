import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectSettings } from '../../settings'
import {
  buyNowStarted,
  cartRead,
  selectCartLines,
  selectIsBuyingNow,
  buyNowEnded,
  cartBought,
  cartCleared,
  cartReplaced,
  productAdded,
  selectLinesToBuy,
} from './cartSlice'
import { readStoredBuyNow, readStoredCart, writeBuyNow, writeCart } from './cartStorage'
import { announced } from '../../../shared/notices/noticesSlice'
import { removeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { countOf } from './cartLine'

/** The stored cart may be another than ours: at start, and when another tab changed it. */
export const cartReadRequested = createAction('cart/cartReadRequested')

/** Takes over the stored cart where it differs. Damage is reported by the storage module. */
export function* readCart(): SagaOf<void> {
  const { limits } = yield* select(selectSettings)
  const { lines } = readStoredCart(limits.maxCartQuantity)
  yield* readBuyNow(limits.maxCartQuantity)
  const current = yield* select(selectCartLines)
  if (JSON.stringify(lines) !== JSON.stringify(current)) yield* put(cartRead(lines))
}

/** What this tab was buying at once when it was reloaded. */
function* readBuyNow(limit: number): SagaOf<void> {
  const kept = yield* call(() => readStoredBuyNow(limit))
  if (kept && !(yield* select(selectIsBuyingNow))) yield* put(buyNowStarted(kept))
}

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
