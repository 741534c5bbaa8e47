import * as v from 'valibot'
import { address } from './addresses'
import { endpoint } from './endpoint'
import { nonNegativeCents, optionalText, text, uuid } from './common'
import { appliedFilter, describedFilter } from './products'

export const orderLine = v.object({
  uuid,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  isSubscribed: v.boolean(),
  filters: v.array(appliedFilter),
})
export type OrderLine = v.InferOutput<typeof orderLine>

export const shippingMethod = v.object({ id: uuid, name: text, price: nonNegativeCents, eta: optionalText })
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

const totals = {
  subtotal: nonNegativeCents,
  shipping: nonNegativeCents,
  promo: nonNegativeCents,
  /** Contained in the total, where the backend tells it. */
  tax: v.optional(nonNegativeCents),
  total: nonNegativeCents,
}

const quote = v.object({
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
})
export type Quote = v.InferOutput<typeof quote>

const quoteBody = v.object({
  lines: v.array(orderLine),
  promo_code: v.optional(text),
  shipping_method_id: v.optional(uuid),
  faremedia_id: v.optional(uuid),
})

/** One payment of an order: a saved method, or what was entered for it (a rider may have it saved). */
const payment = v.object({
  amount: nonNegativeCents,
  method_id: v.optional(uuid),
  /** A provider's token for a card that was entered in fields of its own, in place of `card`. */
  card_token: v.optional(text),
  /** What was typed into the server's form `bank`, by the keys of its fields. */
  bank: v.optional(v.record(v.string(), text)),
  /** The token of `startPayPal`, after the rider has agreed in PayPal's window. */
  paypal_token: v.optional(text),
  card: v.optional(
    v.object({
      number: text,
      /** MM/YY */
      expiry: text,
      security_code: text,
      last_name: text,
      address: text,
      zip: text,
      nickname: v.optional(text),
    }),
  ),
  save: v.optional(v.boolean()),
  security_code: v.optional(text),
})
export type Payment = v.InferOutput<typeof payment>

const placeOrderBody = v.object({
  quote_id: uuid,
  contact: v.object({
    email: text,
    first_name: v.optional(text),
    last_name: v.optional(text),
    mobile: v.optional(text),
  }),
  address: v.optional(address),
  payments: v.pipe(v.array(payment), v.maxLength(2)),
})
export type PlaceOrderBody = v.InferOutput<typeof placeOrderBody>

const placedOrder = v.object({
  order_id: uuid,
  order_number: text,
  status: text,
  /** Lets the guest who bought read the order again in this browser session without typing number and email. */
  order_key: optionalText,
})
export type PlacedOrder = v.InferOutput<typeof placedOrder>

export const order = v.object({
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
})
export type Order = v.InferOutput<typeof order>

/** What became of an attempt to pay, found by its idempotency key after its answer was lost. */
const attempt = v.object({ status: v.picklist(['none', 'paid', 'declined']), order: v.nullish(placedOrder) })

export const searchShippingMethods = endpoint({
  name: 'searchShippingMethods',
  host: 'accounts',
  method: 'POST',
  path: '/shipping_methods/search',
  summary: 'Shipping methods that fit lines and address',
  body: v.object({ lines: v.array(orderLine), address }),
  answer: v.object({ methods: v.array(shippingMethod) }),
})

export const validatePromo = endpoint({
  name: 'validatePromo',
  host: 'accounts',
  method: 'POST',
  path: '/promo/validate',
  summary: 'Whether a promo code fits the lines; error 40010 when not',
  body: v.object({ code: text, lines: v.array(orderLine) }),
  answer: v.object({ discount: nonNegativeCents, text: optionalText }),
})

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/quote',
  summary: 'Current prices, availability and totals of an order, for riders',
  body: quoteBody,
  answer: quote,
})

export const quoteOrderAsGuest = endpoint({
  ...quoteOrder,
  name: 'quoteOrderAsGuest',
  path: '/anonymous/orders/quote',
  summary: 'Current prices, availability and totals of an order, for guests',
})

export const placeOrder = endpoint({
  name: 'placeOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders',
  summary:
    'Pay a quote, for riders; error 40201 when the payment is declined (field payments.0 or payments.1 of two), 40901 when the quote is stale',
  body: placeOrderBody,
  answer: placedOrder,
  spends: true,
})

export const placeOrderAsGuest = endpoint({
  ...placeOrder,
  name: 'placeOrderAsGuest',
  path: '/anonymous/orders',
  summary: 'Pay a quote, for guests',
})

export const findOrderAttempt = endpoint({
  name: 'findOrderAttempt',
  host: 'accounts',
  method: 'GET',
  path: '/orders/attempts/:key',
  summary: 'What became of an attempt to pay, by its idempotency key, for riders',
  answer: attempt,
})

export const findOrderAttemptAsGuest = endpoint({
  ...findOrderAttempt,
  name: 'findOrderAttemptAsGuest',
  path: '/anonymous/orders/attempts/:key',
  summary: 'What became of an attempt to pay, by its idempotency key, for guests',
})

export const getOrder = endpoint({
  name: 'getOrder',
  host: 'accounts',
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order of the rider',
  answer: order,
})

export const findOrderAsGuest = endpoint({
  name: 'findOrderAsGuest',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/orders/find',
  summary: 'One order, by number and email or by the key given when it was placed; error 40404 when none fits',
  body: v.union([v.object({ order_number: text, email: text }), v.object({ order_id: uuid, order_key: text })]),
  answer: order,
})
