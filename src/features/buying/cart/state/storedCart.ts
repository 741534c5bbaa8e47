import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectSettings } from '../../../identity/settings'
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
import { announced } from '../../../../shared/notices/noticesSlice'
import { removeStored } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from '../../../identity/session'
import { countOf } from './cartLine'

/** The stored cart may differ from this tab's: at start, and when another tab changed it. */
export const cartReadRequested = createAction('cart/cartReadRequested')

/** Loads the stored cart if it differs. The storage module reports damaged entries. */
export function* readCart(): SagaOf<void> {
  const { limits } = yield* select(selectSettings)
  const { lines } = readStoredCart(limits.maxCartQuantity)
  yield* readBuyNow(limits.maxCartQuantity)
  const current = yield* select(selectCartLines)
  if (JSON.stringify(lines) !== JSON.stringify(current)) yield* put(cartRead(lines))
}

/** Loads the direct purchase that this tab had open before a reload. */
function* readBuyNow(limit: number): SagaOf<void> {
  const kept = yield* call(() => readStoredBuyNow(limit))
  if (kept && !(yield* select(selectIsBuyingNow))) yield* put(buyNowStarted(kept))
}

/** Every change to the cart that this tab makes. */
export const cartChanged = {
  match: isAnyOf(productAdded, cartReplaced, cartBought, cartCleared),
}

/** A direct purchase began or ended. */
export const buyNowChanged = { match: isAnyOf(buyNowStarted, buyNowEnded) }

/** Stores the direct purchase so that a reload of this tab finds it. */
export function* storeBuyNow(): SagaOf<void> {
  const lines = (yield* select(selectIsBuyingNow)) ? yield* select(selectLinesToBuy) : null
  yield* call(() => writeBuyNow(lines))
}

/**
 * Stores the cart for the other tabs and the next visit, and announces it to screen readers (CART-11). After a payment
 * the announcement is that the order is paid.
 */
export function* storeCart(change: UnknownAction): SagaOf<void> {
  const lines = yield* select(selectCartLines)
  yield* call(() => {
    writeCart(lines)
    // An empty cart has no owner: the next lines belong to the visitor who adds them.
    if (lines.length === 0) removeStored(sessionKeys.cartOwner)
  })
  if (!cartBought.match(change)) yield* put(announced({ key: 'cart:count', values: { count: countOf(lines) } }))
}
