import { call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { requestLock } from '../../../../shared/tabLock'
import { readCart } from './storedCart'

/** Milliseconds, far longer than any change: a hanging tab blocks no longer. */
const timeout = 2_000

/**
 * Changes the stored cart while no other tab can: two adds at once both count (CART-11). A change must not wait, so
 * questions come before or after.
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
