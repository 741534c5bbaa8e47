import { callApi } from '../../api/callApi'
import { findOrderAttempt, findOrderAttemptAsGuest } from '../../api/contract/attempts'
import type { PlacedOrder } from '../../api/contract/paying'
import { goTo } from '../../shared/navigation/navigation'
import { failed, succeeded } from '../../shared/notices/noticesSlice'
import type { TextRef } from '../../shared/notices/noticesSlice'
import type { PaidState } from '../../shared/paidOrder'
import { paths } from '../../shared/paths'
import { call, cancelTask, delay, fork, put, race, select, take } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import type { RootState } from '../../shared/store'
import { buyNowEnded, cartCleared, withCartLock } from '../cart'
import { cardEntry, wipeEntries } from '../payment'
import { selectIsRider, selectUser } from '../session'
import { dropAttempt, isAttemptOfTab, mayArrive } from './attempt'
import type { Attempt } from './attempt'
import { takeOutBought } from './bought'
import { guestOwner, isGuestsIntent } from './intent'
import { releaseOrderLock } from './orderLock'
import { outcomeOfLookUp } from './outcome'
import type { Outcome } from './outcome'
import {
  orderDeclined,
  orderNotArrived,
  orderPaid,
  outcomeChecked,
  outcomeUnknown,
  paymentReset,
  paymentTakesLong,
  securityCodeSpent,
  selectIsCheckoutOpen,
  waitOver,
} from './paymentSlice'
import { boughtBy } from './sentOrders'

/** Whose payment it is: an attempt is looked up for the same person only. */
export const selectOwner = (state: RootState): string =>
  selectIsRider(state) ? `rider:${selectUser(state)?.uuid ?? ''}` : guestOwner

/** Milliseconds after which it is said that the work goes on (F03). */
const slowAfter = 8_000

/** Waits for an answer, and says so when it takes long. A cancelled flow takes the timer with it: it is its child. */
export function* withSlowNotice<T>(work: SagaOf<T>): SagaOf<T> {
  const timer = yield* fork(sayWhenSlow)
  const answer = yield* work
  yield* cancelTask(timer)
  return answer
}

function* sayWhenSlow(): SagaOf<void> {
  yield* delay(slowAfter)
  yield* put(paymentTakesLong())
}

/** Finds out what became of an attempt whose answer was lost (F21). It tells of its own failure in its own place. */
export function* lookUp(attempt: Attempt): SagaOf<Outcome> {
  const { key, intent } = attempt
  yield* put(outcomeChecked())
  const isGuests = isGuestsIntent(intent)
  const look = isGuests ? findOrderAttemptAsGuest : findOrderAttempt
  const outcome = outcomeOfLookUp(yield* withSlowNotice(callApi(look, { params: { key }, quiet: true })))
  if (outcome.kind !== 'none') return outcome
  if (!mayArrive(attempt)) return { kind: 'none' }
  // A key stands for one buyer's order: a rider's would not hold off what the same person sent as a guest.
  return isGuests && (yield* select(selectIsRider)) ? { kind: 'unknown' } : { kind: 'notArrived' }
}

/** Nothing is said of any payment, and any tab may pay. */
export function* resetPayment(): SagaOf<void> {
  yield* call(releaseOrderLock)
  yield* put(paymentReset())
}

/** Says what became of the money, and does what follows from it. */
export function* applyOutcome(outcome: Outcome): SagaOf<void> {
  if (!(yield* select(selectIsCheckoutOpen))) yield* tellElsewhere(outcome)
  switch (outcome.kind) {
    case 'paid':
      return yield* finish(outcome.order)
    case 'notSent':
      yield* call(releaseOrderLock)
      return void (yield* put(orderDeclined({ reason: outcome.reason, isUnsent: true })))
    case 'declined':
      yield* forgetCode()
      return yield* endAttempt(orderDeclined({ reason: outcome.reason }))
    case 'stale':
      return yield* endAttempt(orderDeclined({ reason: outcome.reason }))
    case 'refused':
      yield* endAttempt(orderDeclined({ reason: outcome.reason, isWaiting: outcome.waitSeconds !== undefined }))
      if (outcome.waitSeconds === undefined) return
      yield* race({ over: delay(outcome.waitSeconds * 1_000), left: take(paymentReset) })
      return void (yield* put(waitOver()))
    case 'none':
      yield* forgetCode()
      return yield* endAttempt(orderDeclined({ reason: none }))
    case 'notArrived':
      // The key stays: should the lost try still arrive, it and the next one are the same order.
      yield* forgetCode()
      yield* call(releaseOrderLock)
      return void (yield* put(orderNotArrived()))
    case 'lost':
    case 'unknown':
      // The lock stays, too: no other tab may buy this cart before it is known whether it is bought.
      yield* forgetCode()
      return void (yield* put(outcomeUnknown()))
  }
}

const none: TextRef = { key: 'checkout:pay.none' }

/** On any other page than the checkout, which tells by itself: a portal opened again, or a checkout left meanwhile. */
function* tellElsewhere(outcome: Outcome): SagaOf<void> {
  if (outcome.kind === 'paid') return
  if (outcome.kind === 'none') yield* put(failed(none))
  else if (outcome.kind === 'notArrived') yield* put(failed({ key: 'checkout:pay.notArrived' }))
  else yield* put(failed('reason' in outcome ? outcome.reason : { key: 'checkout:pay.unknownElsewhere' }))
}

/** The code was sent once; it is never kept for another try (PAY-09, PAY-10). */
function* forgetCode(): SagaOf<void> {
  yield* call(() => cardEntry.wipeCode())
  yield* put(securityCodeSpent())
}

function* endAttempt(said: ReturnType<typeof orderDeclined>): SagaOf<void> {
  yield* call(() => {
    dropAttempt()
    releaseOrderLock()
  })
  yield* put(said)
}

/** Paid: what was bought leaves the cart, the card is forgotten, and Back cannot lead to paying again. */
function* finish(order: PlacedOrder): SagaOf<void> {
  const isRider = yield* select(selectIsRider)
  const isOpen = yield* select(selectIsCheckoutOpen)
  const isOwnTab = yield* call(isAttemptOfTab)
  yield* call(() => {
    wipeEntries()
    // Found in a tab that did not buy it, a guest's order may be somebody else's: it opens by number and email.
    if (isOwnTab && order.order_key) rememberGuestOrder(order.order_id, order.order_key)
  })
  const isReadable = isOwnTab || !order.order_key
  // Before anything leaves the cart, so that nobody sees an empty cart in between.
  yield* put(orderPaid({ orderId: order.order_id }))
  yield* withCartLock(() => takeOut(order, isOwnTab))
  yield* call(releaseOrderLock)
  if (!isOpen || !isReadable)
    yield* put(succeeded({ key: 'checkout:pay.paidElsewhere', values: { number: order.order_number } }))
  if (isOpen) {
    const summary = isRider ? paths.orderSummary(order.order_id) : paths.guestOrderSummary(order.order_id)
    const state: PaidState = { paid: order.order_number }
    yield* goTo(summary, { replace: true, state })
  }
}

/** The attempt is over in the same moment: the next look at it would take the same out once more. */
function* takeOut(order: PlacedOrder, isOwnTab: boolean): SagaOf<void> {
  const attempt = yield* call(() => readStored(stored.orderAttempt))
  // Without one, another tab has done it.
  const bought = attempt ? boughtBy(attempt.orders, order) : []
  // Where nobody knows what was bought: better to look for something again than to buy it again.
  if (!bought) yield* put(cartCleared())
  else if (bought.length > 0) yield* takeOutBought(bought)
  else if (isOwnTab) yield* put(buyNowEnded())
  yield* call(dropAttempt)
}

function rememberGuestOrder(orderId: string, key: string): void {
  writeStored(stored.guestOrderKeys, { ...readStored(stored.guestOrderKeys), [orderId]: key })
}
