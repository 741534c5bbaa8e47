import { call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { requestLock } from '../../../../shared/tabLock'
import { readCart } from './storedCart'

/** Milliseconds, far longer than any change takes. A tab that hangs does not block the others for longer. */
const timeout = 2_000

/**
 * Changes the cart while no other tab can, on top of the stored cart: if two tabs add at the same instant, both
 * additions count (CART-11). A change must not wait for anything, so questions are asked before or after it.
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
