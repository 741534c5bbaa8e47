import { placeOrder } from '../../../../api/contract/paying/paying'
import type { PlacedOrder } from '../../../../api/contract/paying/paying'
import type { Quote } from '../../../../api/contract/buying/quotes'
import type { Order } from '../../../../api/contract/buying/orders'
import { dropDraft } from '../../../../shared/forms/saving/useDraft'
import { hashOf } from '../../../../shared/hash'
import { now } from '../../../../shared/clock'
import { errorShown, successShown } from '../../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { MoneyAttempt } from '../../../../shared/payments/attemptKeys'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { orderAttempts } from '../../../../shared/payments/openPayments'
import { notChecked, payOnce } from '../../../../shared/payments/payOnce'
import type { Payable, Outcome } from '../../../../shared/payments/payOnce'
import { callApi } from '../../../../shared/saga/callApi'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import type { Fault } from '../../../../shared/submission/fault'
import { refusedElsewhere } from '../../../../shared/submission/refusedElsewhere'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { MethodChoice } from '../../../paying/payment'
import { byOne, cardDraft, cardEntry, paymentsOf, signatureOf, wipeEntries } from '../../../paying/payment'
import { ensureEmailMayBuy } from '../../../identity/registration/onDemand'
import { selectRiderId, selectUser } from '../../../identity/session'
import { areSalesClosed, selectSettings } from '../../../identity/settings'
import {
  areFor,
  findOrder,
  outcomeCheckRequested,
  outcomeOfPlacing,
  placedText,
  selectOwner,
  sentAs,
  withOrder,
} from '../../checkout/onDemand'
import type { Refusal } from '../../checkout/onDemand'
import { orderQuote } from './orderQuote'

interface WantedPayment {
  order: Order
  quote: Quote
  method: MethodChoice
}

/** Pays for an order that was placed before. The card is behind its entry port. */
export const orderPaying = submissionSlice<WantedPayment>('orderPaying')

/**
 * Pays once, however many presses and tabs (PAY-07). The attempts and look-up are those of every order, so the whole
 * portal knows of an open payment.
 */
function* payUnpaid({ payload }: ReturnType<typeof orderPaying.requested>): SagaOf<void> {
  const { order, quote, method } = payload
  if (areSalesClosed(yield* select(selectSettings), now())) return yield* refuse(order, { key: 'shared:salesClosed' })
  if (!(yield* ensureEmailMayBuy())) return void (yield* put(orderPaying.dropped()))
  const owner = yield* select(selectOwner)
  const open = yield* call(orderAttempts.openOf, owner)
  if (open && !isFor(open, order)) {
    // The checkout looks the order up, and takes its lines out of the cart.
    yield* put(outcomeCheckRequested())
    return yield* refuse(order, { key: 'shared:openPayment.title' }, { key: 'shared:openPayment.own' })
  }
  const signature = signatureOf(byOne(method), quote.total)
  const content = hashOf(`${order.order_id} ${quote.total} ${signature}`)
  const sent = { quote: quote.quote_id, bought: [], lines: [], total: quote.total, order: order.order_id }
  const paid = yield* payOnce(flowOf(payload, owner), { owner, content, concerns: () => false }, (kept) => ({
    orders: withOrder(kept?.orders ?? [], sent),
  }))
  yield* apply(paid, payload, owner)
}

const forgottenFor = (order: Order, owner: string): MoneyAttempt[] =>
  orderAttempts.ofOwner(owner).filter((attempt) => attempt.isForgotten && isFor(attempt, order))

const isFor = ({ orders }: MoneyAttempt, { order_id: id }: Order): boolean => areFor(orders, id)

const flowOf = ({ order, quote, method }: WantedPayment, owner: string): Payable<PlacedOrder, Refusal> => ({
  attempts: orderAttempts,
  lookUp: findOrder,
  send: function* ({ key }) {
    const payments = yield* call(() => paymentsOf(byOne(method), quote.total))
    if (!payments) return { kind: 'refused', refusal: { kind: 'refused', reason: entryMissing } }
    const user = yield* select(selectUser)
    const { maxCartQuantity } = (yield* select(selectSettings)).limits
    const { shipping_address: address } = order
    // The receipt goes to the rider's present address, as from the checkout.
    const { email = '', first_name, last_name } = user ?? {}
    const contact = { email, first_name: first_name ?? undefined, last_name: last_name ?? undefined }
    const body = { quote_id: quote.quote_id, contact, payments, ...(address && { address }) }
    const answer = yield* callApi(placeOrder, { body, idempotencyKey: key, quiet: true })
    // A security code is sent once (PAY-10).
    yield* call(cardEntry.wipeCode)
    const answered = outcomeOfPlacing(placeOrder, answer, maxCartQuantity)
    return sentAs(answered, (yield* select(selectOwner)) === owner)
  },
})

const text = (name: string): TextRef => ({ key: `checkout:pay.${name}` })
const entryMissing = text('entryMissing')

function* apply(outcome: Outcome<PlacedOrder, Refusal>, { order }: WantedPayment, owner: string): SagaOf<void> {
  switch (outcome.kind) {
    case 'over':
      return void (yield* put(orderPaying.dropped()))
    case 'done': {
      const { order_id: id } = outcome.value
      yield* call(() => orderAttempts.settle(outcome.key, owner))
      yield* call(wipeEntries)
      yield* call(dropDraft, cardDraft, yield* select(selectRiderId))
      yield* put(successShown(placedText(outcome.value)))
      yield* put(id === order.order_id ? orderPaying.accepted() : orderPaying.refused({}))
      return void (yield* put(moneyMoved()))
    }
    case 'refused':
      yield* refuse(order, outcome.refusal.reason)
      // The price may have changed, or the order was paid or cancelled elsewhere.
      if (outcome.refusal.kind === 'declined') return
      if (yield* isOnScreen(order)) yield* put(orderQuote.requested(order.order_id))
      return void (yield* put(moneyMoved()))
    case 'declined':
      return yield* refuse(order, text('declined'))
    case 'never':
      return yield* refuse(order, text('none'))
    case 'notYet':
      return yield* tell(order, { errors: [text('notArrived')] })
    case 'forgotten':
      // The order itself says that it was never paid, so the next press is the rider's consent.
      yield* call(() => forgottenFor(order, owner).forEach(({ key }) => orderAttempts.drop(key)))
      return yield* refuse(order, text('none'))
    case 'notChecked':
      return yield* refuse(order, notChecked)
    case 'others':
    case 'unknown':
      return yield* tell(order, { errors: [text('unknownElsewhere')], isUnsure: true })
  }
}

function* isOnScreen({ order_id: id }: Order): SagaOf<boolean> {
  return (yield* select(orderQuote.selectHeld)).of === id
}

/** Shows a failure at the order's form only, because the form of another order may be open by now. */
function* show(order: Order, fault: Fault): SagaOf<void> {
  yield* put((yield* isOnScreen(order)) ? orderPaying.refused(fault) : orderPaying.dropped())
}

/** The payment may have gone through. A rider who has left the order learns it by a notice (PAY-13). */
function* tell(order: Order, fault: Fault): SagaOf<void> {
  if (!(yield* isOnScreen(order))) yield* refusedElsewhere(fault)
  yield* show(order, fault)
}

/** Nothing was paid. A rider who has left the order learns it by a notice. */
function* refuse(order: Order, ...errors: TextRef[]): SagaOf<void> {
  if (!(yield* isOnScreen(order)))
    yield* put(errorShown({ key: 'orders:unpaidOrder.notPaid', values: { number: order.order_number } }))
  yield* show(order, { errors })
}

attachOnImport('payUnpaid', () => inTurn(orderPaying, payUnpaid))
