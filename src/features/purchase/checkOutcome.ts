import { createAction } from '@reduxjs/toolkit'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { dropAttempt, keptAttempt } from './attempt'
import { holdOrderLock } from './orderLock'
import type { Outcome } from './outcome'
import { orderSent, outcomeChecked, paymentReset, selectIsPaymentBusy } from './paymentSlice'
import { lookUp, resetPayment, selectOwner, applyOutcome } from './applyOutcome'

/** "Check again": the outcome of the last try could not be found out yet. */
export const outcomeCheckRequested = createAction('checkout/outcomeCheckRequested')

/** A page that was reloaded or closed lets go of its lock a moment after the next one asks for it. */
const lockTimeout = 2_000

/**
 * On entering the checkout, on opening the portal again, and when asked to: whatever this browser had under way is
 * looked up before anything new can be paid. A reload in the middle of paying ends here.
 */
export function* checkOutcome(): SagaOf<void> {
  if (yield* select(selectIsPaymentBusy)) return
  const owner = yield* select(selectOwner)
  if (!(yield* call(() => keptAttempt(owner)))) return void (yield* put(paymentReset()))
  yield* put(outcomeChecked())
  const isOurs = yield* call(holdOrderLock, lockTimeout)
  const attempt = yield* call(() => keptAttempt(owner))
  // A tab that keeps the lock is at it, and tells its own rider; one that let go may have found it out.
  if (!isOurs) return void (yield* put(paymentReset()))
  if (!attempt) return yield* resetPayment()
  const outcome = yield* lookUp(attempt)
  if ((yield* select(selectOwner)) === owner) return yield* applyOutcome(outcome)
  // Somebody else is here now, who may have it under way as well.
  yield* resetPayment()
  yield* checkOutcome()
}

/**
 * Before something else is paid: what became of an earlier attempt, of a tab that was closed for one. Nothing where it
 * came to nothing, or where there is none; the same order goes by its own key anyway.
 */
export function* earlierOutcome(owner: string, intent: string): SagaOf<Outcome | undefined> {
  const attempt = yield* call(() => keptAttempt(owner))
  if (!attempt || attempt.intent === intent) return undefined
  const outcome = yield* lookUp(attempt)
  if (outcome.kind === 'paid' || outcome.kind === 'unknown') return outcome
  if (outcome.kind === 'declined') yield* call(dropAttempt)
  yield* put(orderSent())
  return undefined
}
