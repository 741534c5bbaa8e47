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
import { requestLock } from '../../../../shared/tabLock'

/** The stored cart may differ: at start, or after another tab changed it. */
export const cartReadRequested = createAction('cart/cartReadRequested')

/** Loads the stored cart if it differs. The storage reports damaged entries. */
export function* readCart(): SagaOf<void> {
  const { limits } = yield* select(selectSettings)
  const { lines } = readStoredCart(limits.maxCartQuantity)
  yield* readBuyNow(limits.maxCartQuantity)
  const current = yield* select(selectCartLines)
  if (JSON.stringify(lines) !== JSON.stringify(current)) yield* put(cartRead(lines))
}

function* readBuyNow(limit: number): SagaOf<void> {
  const kept = yield* call(() => readStoredBuyNow(limit))
  if (kept && !(yield* select(selectIsBuyingNow))) yield* put(buyNowStarted(kept))
}

export const cartChanged = {
  match: isAnyOf(productAdded, cartReplaced, cartBought, cartCleared),
}

export const buyNowChanged = { match: isAnyOf(buyNowStarted, buyNowEnded) }

export function* storeBuyNow(): SagaOf<void> {
  const lines = (yield* select(selectIsBuyingNow)) ? yield* select(selectLinesToBuy) : null
  yield* call(() => writeBuyNow(lines))
}

/**
 * Stores the cart for other tabs and visits, and announces it (CART-11). After a payment, it announces the paid order.
 */
export function* storeCart(change: UnknownAction): SagaOf<void> {
  const lines = yield* select(selectCartLines)
  yield* call(() => {
    writeCart(lines)
    // An empty cart has no owner: the next lines belong to who adds them.
    if (lines.length === 0) removeStored(sessionKeys.cartOwner)
  })
  if (!cartBought.match(change)) yield* put(announced({ key: 'cart:count', values: { count: countOf(lines) } }))
}

/** Milliseconds, far longer than any change takes, after which a hanging tab no longer blocks. */
const timeout = 2_000

/**
 * Changes the stored cart while no other tab can, so that two adds at once both count (CART-11). A change must not
 * wait, so questions come before or after it.
 */
export function* withCartLock<T>(change: () => SagaOf<T>): SagaOf<T> {
  const lock = requestLock('fare-portal:cart', timeout)
  try {
    yield* call(() => lock.granted)
    yield* readCart()
    return yield* change()
  } finally {
    lock.release()
  }
}
