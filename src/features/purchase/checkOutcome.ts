import { createAction } from '@reduxjs/toolkit'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { dropAttempt, keptAttempt } from './attempt'
import { holdOrderLock } from './orderLock'
import type { Outcome } from './outcome'
import { orderSent, outcomeChecked, paymentReset, selectIsPaymentBusy } from './paymentSlice'
import { lookUp, resetPayment, selectOwner, applyOutcome } from './applyOutcome'

/** The visitor pressed "Check again": the outcome of the last try is still unknown. */
export const outcomeCheckRequested = createAction('checkout/outcomeCheckRequested')

/** Milliseconds. A reloaded or closed page releases its lock only a moment after the next page asks for it. */
const lockTimeout = 2_000

/**
 * Looks up the open attempt of this browser before anything new can be paid: on entering the checkout, on opening the
 * portal again, and on request. A reload during a payment ends here.
 */
export function* checkOutcome(): SagaOf<void> {
  if (yield* select(selectIsPaymentBusy)) return
  const owner = yield* select(selectOwner)
  if (!(yield* call(() => keptAttempt(owner)))) return void (yield* put(paymentReset()))
  yield* put(outcomeChecked())
  const isOurs = yield* call(holdOrderLock, lockTimeout)
  const attempt = yield* call(() => keptAttempt(owner))
  // A tab that holds the lock is paying and informs its own visitor. If no attempt is left, that tab settled it.
  if (!isOurs) return void (yield* put(paymentReset()))
  if (!attempt) return yield* resetPayment()
  const outcome = yield* lookUp(attempt)
  if ((yield* select(selectOwner)) === owner) return yield* applyOutcome(outcome)
  // The visitor has changed, and the new one may have an open attempt too.
  yield* resetPayment()
  yield* checkOutcome()
}

/**
 * Looks up an earlier attempt, such as one of a closed tab, before another order is paid. Returns undefined if there is
 * none or if the backend has no order for it. An attempt for the same order is not looked up: its key protects it.
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
