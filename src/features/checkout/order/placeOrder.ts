import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../api/callApi'
import { placeOrder as placeOrderCall, placeOrderAsGuest } from '../../../api/contract/paying'
import type { PlaceOrderBody } from '../../../api/contract/paying'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { readCart, selectIsBuyingNow, selectLinesToBuy } from '../../cart'
import { paymentsOf, signatureOf } from '../../payment'
import { ensureEmailMayBuy } from '../../registration'
import { selectIsRider } from '../../session'
import { selectSettings } from '../../settings'
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
  dropAnsweredAttempt,
  earlierOutcome,
  holdOrderLock,
  intentOf,
  isOwnIntent,
  keepAttempt,
  lookUp,
  orderSent,
  outcomeCheckRequested,
  outcomeOfPlacing,
  outcomeUnknown,
  withSlowNotice,
  promoEnded,
  resetPayment,
  selectOwner,
  selectPayment,
  sentOrder,
  applyOutcome,
} from '../../purchase'
import type { Outcome, SentOrder } from '../../purchase'

/** The visitor pressed "Pay". */
export const placeOrderRequested = createAction('checkout/placeOrderRequested')

/**
 * Pays exactly once (PAY-07). The `leading` policy ignores further requests while it runs, a lock keeps other tabs from
 * paying, the key is stored before the order is sent, and a lost answer is looked up before anything is reported.
 */
export function* placeOrder(): SagaOf<void> {
  if (!(yield* isReadyToPay())) return
  if (!(yield* ensureEmailMayBuy())) return
  // The cart or the prices may have changed while the dialog was open.
  if (!(yield* isReadyToPay())) return
  const owner = yield* select(selectOwner)
  yield* put(orderSent())
  try {
    const outcome = yield* tryToPay(owner)
    if ((yield* select(selectOwner)) === owner) return yield* applyOutcome(outcome)
    // The visitor has changed. A rider who signed in meanwhile may own this attempt too, so it is looked up.
    yield* resetPayment()
    yield* put(outcomeCheckRequested())
  } catch (thrown) {
    // The error may have come after the order was sent, so the outcome is unknown.
    yield* put(outcomeUnknown())
    throw thrown
  }
}

function* isReadyToPay(): SagaOf<boolean> {
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
  const earlier = yield* earlierOutcome(owner, order.intent)
  if (earlier) return earlier
  const outcome = yield* send(order)
  return yield* lookUpEarlierTry(outcome.kind === 'stale' ? yield* sendFresh(owner, order, outcome) : outcome)
}

/**
 * Sends the order again with a new quote if only the quote had expired and the order and its total are unchanged. If
 * the promo code expired with the quote, the outcome names it as the reason for the new total.
 */
function* sendFresh(owner: string, order: OrderToSend, outcome: Outcome): SagaOf<Outcome> {
  yield* call(dropAnsweredAttempt)
  const promo = yield* select(selectPromoCode)
  yield* requote()
  if (promo && !(yield* select(selectPromoCode))) return promoEnded
  const fresh = (yield* select(selectCheckoutBlocker)) ? undefined : yield* orderToSend(owner)
  return fresh?.intent === order.intent ? yield* send(fresh) : outcome
}

/** A refusal of this try says nothing about an earlier try with the same key, so that one is looked up. */
function* lookUpEarlierTry(outcome: Outcome): SagaOf<Outcome> {
  const attempt = yield* call(() => readStored(stored.orderAttempt))
  const isRefused = outcome.kind === 'refused' || outcome.kind === 'stale'
  return isRefused && attempt?.isRepeated ? yield* lookUp(attempt) : outcome
}

const notSent = (name: string): Outcome => ({ kind: 'notSent', reason: { key: `checkout:pay.${name}` } })

interface OrderToSend {
  intent: string
  sent: SentOrder
  body: PlaceOrderBody
}

/** Returns the order to send, or undefined if an entered payment method is gone. */
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

function* send({ intent, sent, body }: OrderToSend): SagaOf<Outcome> {
  const isRider = yield* select(selectIsRider)
  const { maxCartQuantity } = (yield* select(selectSettings)).limits
  const attempt = yield* call(() => keepAttempt(intent, sent))
  const input = { body, idempotencyKey: attempt.key, quiet: true }
  const placing = isRider ? placeOrderCall : placeOrderAsGuest
  const outcome = outcomeOfPlacing(placing, yield* withSlowNotice(callApi(placing, input)), maxCartQuantity)
  // If the session ended meanwhile, the visitor who could look it up is gone. The stored key waits for them.
  const isSameOwner = isOwnIntent(intent, yield* select(selectOwner))
  return outcome.kind === 'lost' && isSameOwner ? yield* lookUp(attempt) : outcome
}
