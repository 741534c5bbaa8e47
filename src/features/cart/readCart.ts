import { createAction } from '@reduxjs/toolkit'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { selectSettings } from '../settings'
import { buyNowStarted, cartRead, selectCartLines, selectIsBuyingNow } from './cartSlice'
import { readStoredBuyNow, readStoredCart } from './cartStorage'

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
