import * as codes from '../../../api/contract/base/errorCodes'
import type { OrderLine } from '../../../api/contract/buying/orderLine'
import type * as contract from '../../../api/contract/buying/quotes'
import type { Quote, quoteOrder } from '../../../api/contract/buying/quotes'
import { checkCard } from '../../rules/cards/checkCard'
import { lineFilters } from '../../rules/buying/productFilters'
import { discountOf, promoOf } from '../../rules/buying/promoDiscount'
import { cardOfOrder } from '../../rules/buying/orderAnswer'
import { ownOrder } from '../../rules/buying/findOrder'
import { own } from '../../../shared/byName'
import { refuse } from '../../rules/base/refusal'
import { currentPrice, hasToShip, isPhysical, soldProduct, subtotalOf } from '../../rules/buying/soldProducts'
import { ownerOf, riderOf } from '../../rules/base/visitor'
import { nextNumber } from '../../state/tester/counters'
import type { QuoteRecord } from '../../state/buying/quotes'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

export const quotesBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  validatePromo: ({ state, body, language, now }) => {
    const promo = promoOf(state, body.code, now)
    return { discount: discountOf(promo, subtotalOf(state, body.lines)), text: promo.text[language] }
  },

  quoteOrder: (context) => {
    riderOf(context.visitor)
    return makeQuote(context)
  },

  quoteOrderAsGuest: makeQuote,

  /** The same lines at today's prices; what pays the quote pays this order. */
  quoteUnpaidOrder: (context) => {
    const { state, params, visitor, now } = context
    const order = ownOrder(state, visitor, params.id)
    if (order.status !== 'unpaid') refuse(codes.notAllowed)
    const promo = state.promos.find(({ code }) => code === order.promo_code)
    const faremedia_id = order.faremedia_id ?? cardOfOrder(state, order)?.faremedia_id
    const body = {
      lines: order.items.map(({ uuid, quantity, is_subscribed, applied_filters }) => ({
        uuid,
        quantity,
        isSubscribed: is_subscribed,
        filters: applied_filters.map(({ filter_uuid, filter_value }) => ({ filter_uuid, filter_value })),
      })),
      ...(promo && Date.parse(promo.ends) > now && { promo_code: promo.code }),
      ...(order.shipping_method_id && { shipping_method_id: order.shipping_method_id }),
      ...(faremedia_id && { faremedia_id }),
    }
    const quote = makeQuote({ ...context, body })
    const record = own(state.quotes, quote.quote_id)
    if (record) record.order_id = order.order_id
    return quote
  },
}

/** Returns the tax, or undefined for a transit provider that charges none. */
function taxOn({ orgConfig }: BackendState, net: number): number | undefined {
  const percent = orgConfig.tax_percent
  return percent === undefined ? undefined : Math.round((net * Number(percent)) / 100)
}

type Asked = Pick<CallContext<typeof quoteOrder>, 'state' | 'body' | 'language' | 'visitor' | 'now'>

export function makeQuote({ state, body, language, visitor, now }: Asked): Quote {
  checkLines(state, body.lines)
  // A stored payment method pays the renewal, and only riders have one. Only the page of a card shows and stops it.
  if (body.lines.some(isRenewing(state)) && (visitor.kind !== 'rider' || !body.faremedia_id))
    refuse(codes.notAllowed, 'lines')
  if (body.faremedia_id) checkCard(state, body.faremedia_id, body.lines, visitor, now)
  const subtotal = subtotalOf(state, body.lines)
  const promo = body.promo_code ? promoOf(state, body.promo_code, now) : null
  const shipping = shippingPrice(state, body.lines, body.shipping_method_id)
  // Never more than the amount to pay, so that the sums on the screen add up.
  const discount = promo ? Math.min(discountOf(promo, subtotal), subtotal + shipping) : 0
  const net = subtotal + shipping - discount
  const tax = taxOn(state, net)
  const record: QuoteRecord = {
    quote_id: `quote-${nextNumber(state, 'quote')}`,
    owner: ownerOf(visitor),
    created: now,
    lines: body.lines.map((line) => ({
      ...line,
      isSubscribed: isRenewing(state)(line),
      price: currentPrice(state, line.uuid),
    })),
    faremedia_id: body.faremedia_id ?? null,
    shipping_method_id: hasToShip(state, body.lines) ? (body.shipping_method_id ?? null) : null,
    promo_code: promo?.code ?? null,
    subtotal,
    shipping,
    promo: discount,
    ...(tax !== undefined && { tax }),
    total: net + (tax ?? 0),
  }
  state.quotes[record.quote_id] = record
  return quoteAnswer(state, record, language)
}

/** A product that does not renew is bought once, whatever its line says. */
const isRenewing =
  (state: BackendState) =>
  ({ uuid, isSubscribed }: OrderLine): boolean =>
    isSubscribed && soldProduct(state, uuid)?.subscription_allowed === true

function checkLines(state: BackendState, lines: OrderLine[]): void {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  if (quantity > Number(state.orgConfig.max_cart_quantity)) refuse(codes.tooManyTickets)
  lines.forEach((line) => lineFilters(state, line.filters))
  const products = lines.map((line) => soldProduct(state, line.uuid)).filter((product) => product !== undefined)
  const organizations = new Set(products.map((product) => product.organization.uuid))
  const kinds = new Set(products.map(isPhysical))
  if (organizations.size > 1 || kinds.size > 1) refuse(codes.notAllowed, 'lines')
}

function shippingPrice(state: BackendState, lines: OrderLine[], methodId: string | undefined): number {
  if (!methodId || !hasToShip(state, lines)) return 0
  const method = state.shippingMethods.find((entry) => entry.id === methodId)
  return method ? method.price : refuse(codes.notFound, 'shipping_method_id')
}

function quoteAnswer(state: BackendState, quote: QuoteRecord, language: Language): Quote {
  const { quote_id, promo_code, subtotal, shipping, promo, tax, total } = quote
  const lines = quote.lines.map(({ uuid, quantity, price }) => {
    const name = state.products.find((product) => product.uuid === uuid)?.name[language] ?? uuid
    return { uuid, name, quantity, price, available: price !== null }
  })
  return { quote_id, lines, promo_code, subtotal, shipping, promo, tax, total }
}
