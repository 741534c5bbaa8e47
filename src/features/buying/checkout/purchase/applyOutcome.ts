import type { PlacedOrder } from '../../../../api/contract/paying/paying'
import { formatMoney } from '../../../../shared/locales/money'
import { goTo } from '../../../../shared/navigation/navigation'
import { announced, errorShown, successShown } from '../../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { PaidState } from '../../../../shared/paidOrder'
import { paths } from '../../../../shared/paths'
import { call, delay, put, race, select, take } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from './checkoutKeys'
import { orderAttempts } from '../../../../shared/payments/openPayments'
import { buyNowEnded, cartBought, selectLinesToBuy, withCartLock } from '../../cart'
import { cardEntry, wipeEntries } from '../../../paying/payment'
import { selectIsRider } from '../../../identity/session'
import { selectLanguage } from '../../../identity/settings'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { isAttemptOfTab, settleAttempt } from './attempt'
import { removeBoughtLines } from './bought'
import { releaseOrderLock } from './orderLock'
import { selectOwner } from './orderFlow'
import { isPaid, placedText } from './outcome'
import type { Outcome } from './outcome'
import {
  orderDeclined,
  orderNotArrived,
  orderPaid,
  othersFound,
  outcomeForgotten,
  outcomeUnknown,
  paymentReset,
  securityCodeSpent,
  selectIsCheckoutOpen,
  waitOver,
} from './paymentSlice'
import { boughtBy, isOrderOf, totalOf } from './sentOrders'

/** Clears what the page says about a payment, and lets any tab pay. */
export function* resetPayment(): SagaOf<void> {
  yield* call(releaseOrderLock)
  yield* put(paymentReset())
}

export function* applyOutcome(outcome: Outcome): SagaOf<void> {
  if (!(yield* select(selectIsCheckoutOpen))) yield* showElsewhere(outcome)
  switch (outcome.kind) {
    case 'paid':
      return yield* finish(outcome.order, outcome.key)
    case 'notSent':
      yield* call(releaseOrderLock)
      return void (yield* put(orderDeclined({ reason: outcome.reason, isUnsent: true })))
    case 'declined':
      yield* forgetCode()
      return yield* endTry(orderDeclined({ reason: outcome.reason }))
    case 'stale':
      return yield* endTry(orderDeclined({ reason: outcome.reason }))
    case 'refused':
      yield* endTry(orderDeclined({ reason: outcome.reason, isWaiting: outcome.waitSeconds !== undefined }))
      if (outcome.waitSeconds === undefined) return
      yield* race({ over: delay(outcome.waitSeconds * 1_000), left: take(paymentReset) })
      return void (yield* put(waitOver()))
    case 'none':
      yield* forgetCode()
      return yield* endTry(orderDeclined({ reason: none }))
    case 'notArrived':
      // The key stays, so that a lost request and the next one count as one order.
      yield* forgetCode()
      yield* call(releaseOrderLock)
      return void (yield* put(orderNotArrived()))
    case 'forgotten':
      yield* forgetCode()
      yield* call(releaseOrderLock)
      return void (yield* put(outcomeForgotten()))
    case 'others':
      yield* call(releaseOrderLock)
      return void (yield* put(othersFound()))
    case 'unknown':
      // The lock stays: no other tab may buy this cart before the outcome is known.
      yield* forgetCode()
      return void (yield* put(outcomeUnknown()))
  }
}

const none: TextRef = { key: 'checkout:pay.none' }

/** Shows the outcome as a toast, because the portal was opened again or the checkout was left. */
function* showElsewhere(outcome: Outcome): SagaOf<void> {
  if (outcome.kind === 'paid' || outcome.kind === 'others') return
  if (outcome.kind === 'forgotten') yield* put(errorShown({ key: 'payment:again.forgotten.order' }))
  else if (outcome.kind === 'none') yield* put(errorShown(none))
  else if (outcome.kind === 'notArrived') yield* put(errorShown({ key: 'checkout:pay.notArrived' }))
  else yield* put(errorShown('reason' in outcome ? outcome.reason : { key: 'checkout:pay.unknownElsewhere' }))
}

/** The security code is sent once, and never stored for another try (PAY-09, PAY-10). */
function* forgetCode(): SagaOf<void> {
  yield* call(() => cardEntry.wipeCode())
  yield* put(securityCodeSpent())
}

function* endTry(said: ReturnType<typeof orderDeclined>): SagaOf<void> {
  yield* call(releaseOrderLock)
  yield* put(said)
}

/** Takes bought lines out of the cart, forgets the card, and keeps Back from paying again. */
function* finish(order: PlacedOrder, key: string): SagaOf<void> {
  const isRider = yield* select(selectIsRider)
  const isOpen = yield* select(selectIsCheckoutOpen)
  const isOwnTab = yield* call(isAttemptOfTab, key)
  yield* call(() => {
    wipeEntries()
    // An order found in another tab may be another person's, who must open it by number and email.
    if (isOwnTab && order.order_key) rememberGuestOrder(order.order_id, order.order_key)
  })
  const isReadable = isOwnTab || !order.order_key
  const { orders } = (yield* call(orderAttempts.find, key)) ?? {}
  const lines = yield* select(selectLinesToBuy)
  const bought = isOrderOf(orders, order, lines) ? lines : []
  // This comes before the cart changes, so that no empty cart shows in between.
  yield* put(orderPaid({ orderId: order.order_id, isGuests: !isRider, bought }))
  const total = totalOf(orders, order)
  yield* withCartLock(() => takeOut(order, key, isOwnTab))
  yield* put(moneyMoved())
  yield* call(releaseOrderLock)
  const summary = isRider ? paths.orderSummary(order.order_id) : paths.guestOrderSummary(order.order_id)
  if (isOpen && isReadable) yield* sayPlaced(order, total)
  else {
    const link = isReadable ? { to: summary, text: { key: 'checkout:pay.receipt' } } : undefined
    yield* put(successShown({ ...placedText(order), link }))
  }
  if (isOpen) {
    const state: PaidState = { paid: order.order_number }
    yield* goTo(summary, { replace: true, state })
  }
}

/** Says once what has become of the order, before the receipt's heading takes the focus (WCAG 4.1.3). */
function* sayPlaced(order: PlacedOrder, total: number | undefined): SagaOf<void> {
  if (total === undefined || !isPaid(order)) return void (yield* put(announced(placedText(order))))
  const sum = formatMoney(total, yield* select(selectLanguage))
  yield* put(announced({ key: 'checkout:pay.paidHere', values: { number: order.order_number, total: sum } }))
}

/** Takes out the bought lines together with the attempt: a later look-up would take lines out again. */
function* takeOut(order: PlacedOrder, key: string, isOwnTab: boolean): SagaOf<void> {
  const attempt = yield* call(orderAttempts.find, key)
  // Without an attempt, another tab has taken the lines out.
  const bought = attempt ? boughtBy(attempt.orders, order) : []
  // If the bought lines are unknown, the cart is emptied: searching a product again is better than paying twice.
  if (!bought) yield* put(cartBought([]))
  else if (bought.length > 0) yield* removeBoughtLines(bought)
  else if (isOwnTab) yield* put(buyNowEnded())
  yield* call(settleAttempt, key, yield* select(selectOwner))
}

function rememberGuestOrder(orderId: string, key: string): void {
  writeStored(checkoutKeys.guestOrderKeys, { ...readStored(checkoutKeys.guestOrderKeys), [orderId]: key })
}
