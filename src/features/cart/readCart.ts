import { createAction } from '@reduxjs/toolkit'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { selectSettings } from '../settings'
import { cartRead, selectCartLines } from './cartSlice'
import { readStoredCart } from './cartStorage'

/** The stored cart may be another than ours: at start, and when another tab changed it. */
export const cartReadRequested = createAction('cart/cartReadRequested')

/** Takes over the stored cart where it differs. Damage is reported by the storage module. */
export function* readCart(): SagaOf<void> {
  const { limits } = yield* select(selectSettings)
  const { lines } = readStoredCart(limits.maxCartQuantity)
  const current = yield* select(selectCartLines)
  if (JSON.stringify(lines) !== JSON.stringify(current)) yield* put(cartRead(lines))
}
