import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/paying/paying'
import type { PlaceOrderBody, PlacedOrder, placeOrder } from '../../../api/contract/paying/paying'
import { own } from '../../../shared/byName'
import { unsaved } from '../../ledger/accounts'
import { deliver } from '../../delivery/deliver'
import { money } from '../../ledger/post'
import { hashOf } from '../../rules/base/bodyHash'
import { expectEmail } from '../../rules/identity/expectEmail'
import { attemptKey, keptFor, orderOf, placedAnswer } from '../../rules/base/keptAttempts'
import { checkCard } from '../../rules/cards/checkCard'
import { mailReceipt } from '../../rules/buying/mailReceipt'
import { itemOf } from '../../rules/buying/orderItem'
import { prepareCharges } from '../../rules/paying/prepareCharges'
import type { Charge } from '../../rules/paying/prepareCharges'
import { refuse } from '../../rules/base/refusal'
import { hasToShip } from '../../rules/buying/soldProducts'
import { validQuote } from '../../rules/buying/validQuote'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import { nextNumber } from '../../state/tester/counters'
import type { OrderRecord } from '../../state/buying/orders'
import type { QuoteRecord } from '../../state/buying/quotes'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

export const payingBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  placeOrder: (context) => {
    riderOf(context.visitor)
    return pay(context)
  },

  placeOrderAsGuest: pay,
}

/**
 * Pays a quote. One idempotency key stands for one intent: the same request again returns the first outcome and charges
 * nothing, and a different request with the same key is refused. A refusal before the charge stores no attempt.
 */
export function pay(context: CallContext<typeof placeOrder>): PlacedOrder {
  const { state, body, headers, visitor, now } = context
  const key = headers.get('Idempotency-Key') ?? refuse(codes.notValid, 'Idempotency-Key')
  const attemptId = attemptKey(visitor, key)
  const bodyHash = hashOf(body)
  const earlier = keptFor(state.attempts, attemptId, now)
  if (earlier) {
    if (earlier.bodyHash !== bodyHash) refuse(codes.keyUsed)
    return placedAnswer(orderOf(state, earlier.order_id) ?? refuse(codes.declined))
  }
  takeSurprise(state, body.quote_id)
  const quote = validQuote(state, body.quote_id, visitor, now)
  const waiting = quote.order_id === undefined ? undefined : orderOf(state, quote.order_id)
  if (waiting && waiting.status !== 'unpaid') refuse(codes.pricesChanged)
  // The card may have been blocked or removed since the quote.
  if (quote.faremedia_id) checkCard(state, quote.faremedia_id, quote.lines, visitor, now)
  expectEmail(body.contact.email)
  checkShipping(state, quote, body)
  const prepared = prepareCharges(state, quote, body.payments, visitor, now)
  if (prepared.declined) {
    state.attempts[attemptId] = { bodyHash, at: now, order_id: null }
    refuse(codes.declined, body.payments.length > 1 ? `payments.${prepared.at}` : undefined)
  }
  const kept = prepared.charges.map((entry) => entry.keep())
  const order = record(context, quote, prepared.charges, waiting)
  deliver(state, {
    order,
    lines: quote.lines,
    charged: prepared.charges.map(({ amount }, at) => money(kept[at]?.account ?? unsaved, -amount)),
    renewsWith: kept.find(({ renewsWith }) => renewsWith)?.renewsWith,
    now,
  })
  state.attempts[attemptId] = { bodyHash, at: now, order_id: order.order_id }
  delete state.quotes[quote.quote_id]
  return placedAnswer(order)
}

/** Applies the change that a scenario plans between the quote and the payment. */
function takeSurprise(state: BackendState, quoteId: string): void {
  const product = state.products.find(({ uuid }) => uuid === own(state.quotes, quoteId)?.lines[0]?.uuid)
  if (product && state.surprise === 'priceChanged') product.list_price = Number(product.list_price) + 25
  if (product && state.surprise === 'soldOut') product.sold = false
  state.surprise = null
}

function checkShipping(state: BackendState, quote: QuoteRecord, body: PlaceOrderBody): void {
  if (!hasToShip(state, quote.lines)) return
  if (!body.address) refuse(codes.notValid, 'address')
  if (!quote.shipping_method_id) refuse(codes.notValid, 'shipping_method_id')
}

/** Writes the paid order: a new one, or the one that waited for its payment and keeps its number and its date. */
function record(
  { state, body, visitor, now }: CallContext<typeof placeOrder>,
  quote: QuoteRecord,
  charges: Charge[],
  waiting: OrderRecord | undefined,
): OrderRecord {
  const order: OrderRecord = {
    ...(waiting ?? newOrder(state, visitor, now)),
    ...paidWith(quote),
    status: 'paid',
    card_number: state.fareMedia.find((card) => card.faremedia_id === quote.faremedia_id)?.printed_card_number ?? null,
    email: body.contact.email.trim(),
    first_name: body.contact.first_name,
    last_name: body.contact.last_name,
    payments: charges.map(({ method, amount }) => ({ method, amount })),
    shipping_address: hasToShip(state, quote.lines) ? (body.address ?? null) : null,
  }
  const number = order.order_id.replace('order-', '')
  order.items = quote.lines.map((line, index) => itemOf(state, line, `${number}-${index + 1}`))
  if (waiting) {
    order.paid_at = new Date(now).toISOString()
    state.orders[state.orders.indexOf(waiting)] = order
  } else state.orders.push(order)
  mailReceipt(state, order, order.email)
  return order
}

const paidWith = ({
  quote_id,
  faremedia_id,
  shipping_method_id,
  promo_code,
  subtotal,
  shipping,
  promo,
  tax,
  total,
}: QuoteRecord) => ({
  quote_id,
  faremedia_id,
  shipping_method_id,
  promo_code,
  subtotal,
  shipping,
  promo,
  tax,
  total,
})

function newOrder(state: BackendState, visitor: Visitor, now: number) {
  const number = nextNumber(state, 'order')
  return {
    order_id: `order-${number}`,
    order_number: `SP-${number}`,
    purchase_number: `P-${number}`,
    order_key: visitor.kind === 'rider' ? null : `key-${hashOf({ number })}`,
    owner: visitor.kind === 'rider' ? visitor.user.uuid : null,
    date: new Date(now).toISOString(),
    items: [],
  }
}
