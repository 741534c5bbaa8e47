import { callApi } from '../../api/callApi'
import { findOrderAttempt, findOrderAttemptAsGuest } from '../../api/contract/attempts'
import type { PlacedOrder } from '../../api/contract/paying'
import { formatMoney } from '../../shared/locales/money'
import { goTo } from '../../shared/navigation/navigation'
import { announced, errorShown, successShown } from '../../shared/notices/noticesSlice'
import type { TextRef } from '../../shared/notices/noticesSlice'
import type { PaidState } from '../../shared/paidOrder'
import { paths } from '../../shared/paths'
import { call, cancelTask, delay, fork, put, race, select, take } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import type { RootState } from '../../shared/store'
import { buyNowEnded, cartBought, withCartLock } from '../cart'
import { cardEntry, wipeEntries } from '../payment'
import { selectIsRider, selectUser } from '../session'
import { selectLanguage } from '../settings'
import { dropAttempt, isAttemptOfTab, mayArrive } from './attempt'
import type { Attempt } from './attempt'
import { removeBoughtLines } from './bought'
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
import { boughtBy, totalOf } from './sentOrders'

/** The person who pays. An attempt is looked up only for the person who sent it, or for anyone if a guest sent it. */
export const selectOwner = (state: RootState): string =>
  selectIsRider(state) ? `rider:${selectUser(state)?.uuid ?? ''}` : guestOwner

/** Milliseconds after which the page says that the payment still runs (F03). */
const slowAfter = 8_000

/** Waits for an answer and tells the visitor if it takes long. The timer is a child task, so it ends with its flow. */
export function* withSlowNotice<T>(work: SagaOf<T>): SagaOf<T> {
  const timer = yield* fork(reportSlow)
  const answer = yield* work
  yield* cancelTask(timer)
  return answer
}

function* reportSlow(): SagaOf<void> {
  yield* delay(slowAfter)
  yield* put(paymentTakesLong())
}

/**
 * Finds out what became of an attempt whose answer was lost (F21). A failed look-up is an outcome, so it shows no
 * toast.
 */
export function* lookUp(attempt: Attempt): SagaOf<Outcome> {
  const { key, intent } = attempt
  yield* put(outcomeChecked())
  const isGuests = isGuestsIntent(intent)
  const look = isGuests ? findOrderAttemptAsGuest : findOrderAttempt
  const outcome = outcomeOfLookUp(yield* withSlowNotice(callApi(look, { params: { key }, quiet: true })))
  if (outcome.kind !== 'none') return outcome
  if (!mayArrive(attempt)) return { kind: 'none' }
  // A key protects one buyer's orders only: a rider's order with it would not replace the one sent as a guest.
  return isGuests && (yield* select(selectIsRider)) ? { kind: 'unknown' } : { kind: 'notArrived' }
}

/** Clears what the page says about a payment, and lets any tab pay. */
export function* resetPayment(): SagaOf<void> {
  yield* call(releaseOrderLock)
  yield* put(paymentReset())
}

/** Shows the outcome of a payment and takes the steps that follow from it. */
export function* applyOutcome(outcome: Outcome): SagaOf<void> {
  if (!(yield* select(selectIsCheckoutOpen))) yield* showElsewhere(outcome)
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
      // The key stays: if the lost request still arrives, it and the next one count as the same order.
      yield* forgetCode()
      yield* call(releaseOrderLock)
      return void (yield* put(orderNotArrived()))
    case 'lost':
    case 'unknown':
      // The lock stays too: no other tab may buy this cart until the outcome is known.
      yield* forgetCode()
      return void (yield* put(outcomeUnknown()))
  }
}

const none: TextRef = { key: 'checkout:pay.none' }

/**
 * Shows an unpaid outcome as a toast outside the checkout: the visitor opened the portal again or left the checkout.
 */
function* showElsewhere(outcome: Outcome): SagaOf<void> {
  if (outcome.kind === 'paid') return
  if (outcome.kind === 'none') yield* put(errorShown(none))
  else if (outcome.kind === 'notArrived') yield* put(errorShown({ key: 'checkout:pay.notArrived' }))
  else yield* put(errorShown('reason' in outcome ? outcome.reason : { key: 'checkout:pay.unknownElsewhere' }))
}

/** Forgets the security code. It was sent once and is never stored for another try (PAY-09, PAY-10). */
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

/** Ends a paid order: takes the bought lines out of the cart, forgets the card, and keeps Back from paying again. */
function* finish(order: PlacedOrder): SagaOf<void> {
  const isRider = yield* select(selectIsRider)
  const isOpen = yield* select(selectIsCheckoutOpen)
  const isOwnTab = yield* call(isAttemptOfTab)
  yield* call(() => {
    wipeEntries()
    // A guest's order found in another tab may belong to another person, who must open it by number and email.
    if (isOwnTab && order.order_key) rememberGuestOrder(order.order_id, order.order_key)
  })
  const isReadable = isOwnTab || !order.order_key
  // This comes before the cart changes, so that the page never shows an empty cart in between.
  yield* put(orderPaid({ orderId: order.order_id }))
  const attempt = yield* call(() => readStored(stored.orderAttempt))
  const total = totalOf(attempt?.orders, order)
  yield* withCartLock(() => takeOut(order, isOwnTab))
  yield* call(releaseOrderLock)
  if (!isOpen || !isReadable)
    yield* put(successShown({ key: 'checkout:pay.paidElsewhere', values: { number: order.order_number } }))
  else yield* sayPaid(order.order_number, total)
  if (isOpen) {
    const summary = isRider ? paths.orderSummary(order.order_id) : paths.guestOrderSummary(order.order_id)
    const state: PaidState = { paid: order.order_number }
    yield* goTo(summary, { replace: true, state })
  }
}

/** Says once that the order is paid, before the receipt's heading takes the focus (WCAG 4.1.3). */
function* sayPaid(number: string, total: number | undefined): SagaOf<void> {
  if (total === undefined)
    return void (yield* put(announced({ key: 'checkout:pay.paidElsewhere', values: { number } })))
  const sum = formatMoney(total, yield* select(selectLanguage))
  yield* put(announced({ key: 'checkout:pay.paidHere', values: { number, total: sum } }))
}

/**
 * Takes the bought lines out of the cart and drops the attempt with them: a later look-up would take them out again.
 */
function* takeOut(order: PlacedOrder, isOwnTab: boolean): SagaOf<void> {
  const attempt = yield* call(() => readStored(stored.orderAttempt))
  // If there is no attempt, another tab has taken the lines out.
  const bought = attempt ? boughtBy(attempt.orders, order) : []
  // If the bought lines are unknown, the whole cart goes: searching for a product again beats paying for it twice.
  if (!bought) yield* put(cartBought([]))
  else if (bought.length > 0) yield* removeBoughtLines(bought)
  else if (isOwnTab) yield* put(buyNowEnded())
  yield* call(dropAttempt)
}

function rememberGuestOrder(orderId: string, key: string): void {
  writeStored(stored.guestOrderKeys, { ...readStored(stored.guestOrderKeys), [orderId]: key })
}
