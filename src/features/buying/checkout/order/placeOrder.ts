import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../../shared/saga/callApi'
import { placeOrder as placeOrderCall, placeOrderAsGuest } from '../../../../api/contract/paying/paying'
import type { PlaceOrderBody } from '../../../../api/contract/paying/paying'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { now } from '../../../../shared/clock'
import { payOnce } from '../../../../shared/payments/payOnce'
import { readCart, selectIsBuyingNow, selectLinesToBuy } from '../../cart'
import { paymentsOf, signatureOf } from '../../../paying/payment'
import { ensureEmailMayBuy } from '../../../identity/registration/onDemand'
import { selectIsRider } from '../../../identity/session'
import { areSalesClosed, selectSettings } from '../../../identity/settings'
import {
  paymentDropped,
  selectContact,
  selectDestination,
  selectPaymentChoice,
  selectShippingMethodId,
} from './checkoutSlice'
import { requote } from './loadQuote'
import { selectCheckoutBlocker, selectNeedsShipping } from './progress'
import { selectPromoCode, selectQuoted } from './quoteSlice'
import {
  claimForTab,
  holdOrderLock,
  intentOf,
  isOwnIntent,
  mayContain,
  orderFlow,
  orderSent,
  outcomeCheckRequested,
  outcomeOf,
  outcomeOfPlacing,
  outcomeUnknown,
  withSlowNotice,
  promoEnded,
  resetPayment,
  selectOwner,
  selectPayment,
  sentAs,
  sentOrder,
  withOrder,
  applyOutcome,
} from '../purchase'
import type { Attempt, Outcome, SentOrder } from '../purchase'

export const placeOrderRequested = createAction('checkout/placeOrderRequested')

/**
 * Pays exactly once (PAY-07): `leading` ignores further requests, a lock stops other tabs, the key is stored before
 * sending, and a lost answer is looked up before anything is said.
 */
export function* placeOrder(): SagaOf<void> {
  if (!(yield* isReadyToPay())) return
  if (!(yield* ensureEmailMayBuy())) return
  // The cart or prices may have changed while the dialog was open.
  if (!(yield* isReadyToPay())) return
  const owner = yield* select(selectOwner)
  yield* put(orderSent())
  try {
    const outcome = yield* tryToPay(owner)
    if ((yield* select(selectOwner)) === owner) return yield* applyOutcome(outcome)
    // The visitor has changed. Who signed in may own this attempt, so it is looked up.
    yield* resetPayment()
    yield* put(outcomeCheckRequested())
  } catch (thrown) {
    // The error may have come after the order was sent.
    yield* put(outcomeUnknown())
    throw thrown
  }
}

function* isReadyToPay(): SagaOf<boolean> {
  if (areSalesClosed(yield* select(selectSettings), now())) return false
  const { status } = yield* select(selectPayment)
  return (
    (status === 'idle' || status === 'declined' || status === 'notArrived') && !(yield* select(selectCheckoutBlocker))
  )
}

function* tryToPay(owner: string): SagaOf<Outcome> {
  if (!(yield* call(holdOrderLock))) return notSent('otherTab')
  const before = yield* select(selectLinesToBuy)
  yield* readCart()
  if ((yield* select(selectLinesToBuy)) !== before) return notSent('cartChanged')
  const order = yield* orderToSend(owner)
  if (!order) {
    yield* put(paymentDropped())
    return notSent('entryMissing')
  }
  const lines = yield* select(selectLinesToBuy)
  const wanted = { owner, content: order.intent, concerns: ({ orders }: Attempt) => mayContain(orders, lines) }
  const paid = yield* payOnce(flowOf(order), wanted, (kept) => ({ orders: withOrder(kept?.orders ?? [], order.sent) }))
  const outcome = outcomeOf(paid)
  return outcome.kind === 'stale' ? yield* renewQuote(owner, order, outcome) : outcome
}

/**
 * Renews prices after a refusal. Nothing is sent without a press, because the order may have been placed all the same
 * (decision 117).
 */
function* renewQuote(owner: string, order: OrderToSend, outcome: Outcome): SagaOf<Outcome> {
  const promo = yield* select(selectPromoCode)
  yield* requote()
  if (promo && !(yield* select(selectPromoCode))) return promoEnded
  const fresh = (yield* select(selectCheckoutBlocker)) ? undefined : yield* orderToSend(owner)
  return fresh?.intent === order.intent ? { kind: 'stale', reason: { key: 'checkout:pay.quoteRenewed' } } : outcome
}

const notSent = (name: string): Outcome => ({ kind: 'notSent', reason: { key: `checkout:pay.${name}` } })

interface OrderToSend {
  intent: string
  sent: SentOrder
  body: PlaceOrderBody
}

/** Returns the order to send; undefined if an entered method is gone. */
function* orderToSend(owner: string): SagaOf<OrderToSend | undefined> {
  const quoted = yield* select(selectQuoted)
  const contact = yield* select(selectContact)
  const choice = yield* select(selectPaymentChoice)
  if (!quoted || !contact) return undefined
  const { quote, lines, card } = quoted
  const payments = yield* call(() => paymentsOf(choice, quote.total))
  if (!payments) return undefined
  const needsShipping = yield* select(selectNeedsShipping)
  const destination = needsShipping ? yield* select(selectDestination) : null
  const shippingMethodId = needsShipping ? yield* select(selectShippingMethodId) : null
  return {
    intent: intentOf(owner, { lines, quote, shippingMethodId, card, paidBy: signatureOf(choice, quote.total) }),
    sent: sentOrder(quoted, yield* select(selectIsBuyingNow)),
    body: { quote_id: quote.quote_id, contact, payments, ...(destination && { address: destination.address }) },
  }
}

const flowOf = ({ intent, body }: OrderToSend) =>
  orderFlow(function* (attempt) {
    yield* put(orderSent())
    yield* call(claimForTab, attempt)
    const isRider = yield* select(selectIsRider)
    const { maxCartQuantity } = (yield* select(selectSettings)).limits
    const input = { body, idempotencyKey: attempt.key, quiet: true }
    const placing = isRider ? placeOrderCall : placeOrderAsGuest
    const answered = outcomeOfPlacing(placing, yield* withSlowNotice(callApi(placing, input)), maxCartQuantity)
    return sentAs(answered, isOwnIntent(intent, yield* select(selectOwner)))
  })
