import { createAction } from '@reduxjs/toolkit'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { keptAttempt } from './attempt'
import { holdOrderLock } from './orderLock'
import { paymentRested, selectPayment } from './paymentSlice'
import { lookUp, selectOwner, settle } from './settle'

/** "Check again": the outcome of the last try could not be found out yet. */
export const outcomeCheckRequested = createAction('checkout/outcomeCheckRequested')

/**
 * On entering the checkout, and when asked to: whatever this tab had under way is looked up before anything new can be
 * paid. A reload in the middle of paying ends here.
 */
export function* checkOutcome(): SagaOf<void> {
  const { status } = yield* select(selectPayment)
  if (status === 'placing' || status === 'checking') return
  const owner = yield* select(selectOwner)
  const attempt = yield* call(() => keptAttempt(owner))
  if (!attempt) return void (yield* put(paymentRested()))
  yield* call(holdOrderLock)
  const outcome = yield* lookUp(attempt.key)
  if ((yield* select(selectOwner)) === owner) yield* settle(outcome)
}
