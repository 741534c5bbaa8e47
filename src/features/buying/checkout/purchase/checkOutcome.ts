import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { leading, watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { orderAttempts } from '../../../../shared/payments/openPayments'
import { lookUpNow } from '../../../../shared/payments/payOnce'
import { selectLinesToBuy } from '../../cart'
import { selectIsRider } from '../../../identity/session'
import { isGuests } from './attempt'
import { applyOutcome, resetPayment } from './applyOutcome'
import { lookUpOrder, selectOwner } from './orderFlow'
import { holdOrderLock } from './orderLock'
import { outcomeOf } from './outcome'
import {
  checkoutEntered,
  othersFound,
  outcomeChecked,
  paymentReset,
  selectIsCheckoutOpen,
  selectIsPaymentBusy,
} from './paymentSlice'
import { mayContain } from './sentOrders'

export const outcomeCheckRequested = createAction('checkout/outcomeCheckRequested')

/** The visitor says in so many words to pay, although an earlier payment may have gone through (PAY-13). */
export const payingAgainAgreed = createAction('checkout/payingAgainAgreed')

/** Milliseconds. A closed page releases its lock only after the next page asks for it. */
const lockTimeout = 2_000

const flow = { attempts: orderAttempts, lookUp: lookUpOrder }

/**
 * Looks up this browser's open attempt before anything new is paid: on entering, on opening the portal, and on request.
 * The visitor is told of another person's attempt.
 */
function* checkOutcome(): SagaOf<void> {
  if (yield* select(selectIsPaymentBusy)) return
  const owner = yield* select(selectOwner)
  if (!(yield* call(orderAttempts.openOf, owner))) return yield* tellOfOthers(owner)
  yield* put(outcomeChecked())
  const isOurs = yield* call(holdOrderLock, lockTimeout)
  const attempt = yield* call(orderAttempts.openOf, owner)
  // A tab with the lock is paying, and tells its own visitor. If no attempt is left, that tab has settled it.
  if (!isOurs) return void (yield* put(paymentReset()))
  if (!attempt) return yield* resetPayment()
  const outcome = yield* lookUpNow(flow, attempt)
  // A key protects one buyer's orders: a rider's order would not replace a guest's.
  const isStuck = outcome.kind === 'notYet' && isGuests(attempt) && (yield* select(selectIsRider))
  if ((yield* select(selectOwner)) === owner)
    return yield* applyOutcome(isStuck ? { kind: 'unknown' } : outcomeOf(outcome))
  // The new visitor may have an open attempt too.
  yield* resetPayment()
  yield* checkOutcome()
}

/** Another person's open order holds its products back until the visitor says to go on. */
function* tellOfOthers(owner: string): SagaOf<void> {
  const lines = yield* select(selectLinesToBuy)
  const inTheWay = yield* call(orderAttempts.inTheWay, owner, ({ orders }) => mayContain(orders, lines))
  const isTold = inTheWay.length > 0 && lines.length > 0 && (yield* select(selectIsCheckoutOpen))
  yield* put(isTold ? othersFound() : paymentReset())
}

/** The visitor's agreement counts for these attempts, and for one order. */
function* agreeToPayAgain(): SagaOf<void> {
  yield* call(orderAttempts.agree, yield* select(selectOwner))
  yield* resetPayment()
  yield* checkOutcome()
}

attachOnImport(
  'checkOutcome',
  watch(
    // One look-up runs at a time.
    () => leading({ match: isAnyOf(checkoutEntered, outcomeCheckRequested) }, checkOutcome),
    () => leading(payingAgainAgreed, agreeToPayAgain),
  ),
)
