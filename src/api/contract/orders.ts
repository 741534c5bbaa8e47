import * as v from 'valibot'
import { address } from './addresses'
import { endpoint } from './endpoint'
import { nonNegativeCents, optionalText, text, uuid } from './common'
import * as codes from './errorCodes'
import { describedFilter } from './products'
import { shippingMethod } from './shipping'
import { addsUp, totals } from './totals'

export const order = v.pipe(
  v.object({
    order_id: uuid,
    order_number: text,
    purchase_number: text,
    card_number: optionalText,
    /** ISO 8601, UTC. */
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
        /**
         * ISO 8601, UTC: the time from which the item can be used. Absent if that depends on the rider or on the mail.
         */
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
