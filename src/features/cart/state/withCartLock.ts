import { call } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { requestLock } from '../../../shared/tabLock'
import { readCart } from './storedCart'

/** Milliseconds, and far longer than any change takes: a tab that hangs does not keep the others from shopping. */
const timeout = 2_000

/**
 * Changes the cart while no other tab does, over what is stored by then: what two tabs add in the same instant is both
 * in it (CART-11). A change must not wait for anything: questions are asked before or after it.
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
