import * as v from 'valibot'
import { address } from './addresses'
import { endpoint } from './endpoint'
import { appliedFilter, nonNegativeCents, optionalText, text, uuid } from './common'
import { listOfGood } from './listOfGood'
import * as codes from './errorCodes'
import { describedFilter } from './products'
import { addsUp, totals } from './totals'

export const orderLine = v.object({
  uuid,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  isSubscribed: v.boolean(),
  filters: v.array(appliedFilter),
})
export type OrderLine = v.InferOutput<typeof orderLine>

export const shippingMethod = v.object({ id: uuid, name: text, price: nonNegativeCents, eta: optionalText })
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

const quote = v.pipe(
  v.object({
    quote_id: uuid,
    lines: v.array(
      v.object({
        uuid,
        name: text,
        quantity: v.number(),
        /** Current price of one, in cents; null when the product is no longer sold. */
        price: v.nullable(nonNegativeCents),
        available: v.boolean(),
      }),
    ),
    promo_code: optionalText,
    ...totals,
  }),
  v.check((quote) => addsUp(quote, quote.lines)),
)
export type Quote = v.InferOutput<typeof quote>

const quoteBody = v.object({
  lines: v.array(orderLine),
  promo_code: v.optional(text),
  shipping_method_id: v.optional(uuid),
  faremedia_id: v.optional(uuid),
})

export const order = v.pipe(
  v.object({
    order_id: uuid,
    order_number: text,
    purchase_number: text,
    card_number: optionalText,
    /** ISO 8601, UTC */
    date: text,
    status: text,
    email: optionalText,
    order_items: v.array(
      v.object({
        uuid,
        name: text,
        quantity: v.number(),
        price: nonNegativeCents,
        type: optionalText,
        shipping_enabled: v.optional(v.boolean(), false),
        is_subscribed: v.optional(v.boolean(), false),
        applied_filters: v.optional(v.array(describedFilter), []),
        offer_serve: optionalText,
        offer_code: optionalText,
        /** ISO 8601, UTC: from when on it can be used; absent where that depends on the rider or on the mail. */
        usable_from: optionalText,
      }),
    ),
    payments: v.array(v.object({ label: text, amount: nonNegativeCents })),
    shipping_address: v.optional(v.nullable(address)),
    shipping_method: v.optional(v.nullable(shippingMethod)),
    promo_code: optionalText,
    amount_paid: nonNegativeCents,
    ...totals,
  }),
  v.check((order) => addsUp(order, order.order_items)),
)
export type Order = v.InferOutput<typeof order>

export const searchShippingMethods = endpoint({
  name: 'searchShippingMethods',
  host: 'accounts',
  method: 'POST',
  path: '/shipping_methods/search',
  summary: 'Shipping methods that fit lines and address',
  body: v.object({ lines: v.array(orderLine), address }),
  answer: v.object({ methods: listOfGood(shippingMethod) }),
})

export const validatePromo = endpoint({
  name: 'validatePromo',
  host: 'accounts',
  method: 'POST',
  path: '/promo/validate',
  summary: 'Whether a promo code fits the lines',
  body: v.object({ code: text, lines: v.array(orderLine) }),
  answer: v.object({ discount: nonNegativeCents, text: optionalText }),
  errors: [codes.promoNotValid],
})

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/quote',
  summary: 'Current prices, availability and totals of an order, for riders',
  body: quoteBody,
  answer: quote,
  errors: [
    codes.promoNotValid,
    codes.notAllowed,
    codes.virtualCardBlocked,
    codes.physicalCardBlocked,
    codes.notForThisCard,
    codes.notFound,
    codes.tooManyTickets,
  ],
})

export const quoteOrderAsGuest = endpoint({
  ...quoteOrder,
  name: 'quoteOrderAsGuest',
  path: '/anonymous/orders/quote',
  summary: 'Current prices, availability and totals of an order, for guests',
})

export const getOrder = endpoint({
  name: 'getOrder',
  host: 'accounts',
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order of the rider',
  answer: order,
  errors: [codes.notFound],
})

export const findOrderAsGuest = endpoint({
  name: 'findOrderAsGuest',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/orders/find',
  summary: 'One order, by number and email or by the key given when it was placed',
  body: v.union([v.object({ order_number: text, email: text }), v.object({ order_id: uuid, order_key: text })]),
  answer: order,
  errors: [codes.notFound],
})
