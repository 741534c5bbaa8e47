import * as v from 'valibot'
import { address } from '../paying/addresses'
import { possibleMethod, possibleMethods } from '../paying/chargedMethod'
import { endpoint } from '../base/endpoint'
import {
  cents,
  describedFilter,
  listOf,
  nonNegativeCents,
  optionalInstant,
  optionalText,
  possibleId,
  quantity,
  text,
  uuid,
} from '../base/common'
import * as codes from '../base/errorCodes'
import { otherCard } from '../cards/cardHistory'
import { lastCharacters } from '../cards/fareMedia'
import * as limits from '../base/limits'
import { pageOf } from '../base/listOfGood'
import { shippingMethod } from './shipping'
import { addsUp, totals } from './totals'

export const order = v.pipe(
  v.object({
    order_id: uuid,
    order_number: text,
    purchase_number: text,
    card_number: optionalText,
    date: text,
    /** It is absent if the order was paid as it was placed. */
    paid_at: optionalInstant,
    status: text,
    email: optionalText,
    first_name: optionalText,
    last_name: optionalText,
    order_items: listOf(
      v.object({
        uuid,
        name: text,
        quantity,
        price: nonNegativeCents,
        type: optionalText,
        line_type: optionalText,
        shipping_enabled: v.optional(v.boolean(), false),
        is_subscribed: v.optional(v.boolean(), false),
        applied_filters: v.optional(listOf(describedFilter, limits.filters), []),
        faremedia_id: v.nullish(possibleId),
        offer_serve: optionalText,
        offer_code: optionalText,
        /** It is absent if it depends on the rider or the mail. */
        usable_from: optionalInstant,
      }),
      limits.quantity,
    ),
    payments: listOf(v.object({ label: text, method: possibleMethod, amount: nonNegativeCents })),
    shipping_address: v.optional(v.nullable(address)),
    shipping_method: v.optional(v.nullable(shippingMethod)),
    promo_code: optionalText,
    amount_paid: nonNegativeCents,
    amount_refunded: v.optional(v.nullable(nonNegativeCents)),
    refunds: v.optional(
      listOf(
        v.object({
          date: text,
          amount: nonNegativeCents,
          label: optionalText,
          methods: possibleMethods,
          transaction_number: optionalText,
        }),
      ),
      [],
    ),
    ...totals,
  }),
  v.check((order) => addsUp(order, order.order_items)),
  v.check(({ payments, amount_paid: paid }) => payments.reduce((sum, { amount }) => sum + amount, 0) === paid),
)
export type Order = v.InferOutput<typeof order>

export const listOrders = endpoint({
  name: 'listOrders',
  host: 'accounts',
  method: 'GET',
  path: '/orders?from=:from&to=:to&card=:card&type=:type&page=:page',
  answer: v.object({ ...pageOf(order).entries, sum: cents }),
})

export const getOrder = endpoint({
  name: 'getOrder',
  host: 'accounts',
  method: 'GET',
  path: '/orders/:id',
  answer: order,
  errors: [codes.notFound],
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/:id/cancel',
  answer: order,
  errors: [codes.notFound, codes.notAllowed],
})

export const findOrderAsGuest = endpoint({
  name: 'findOrderAsGuest',
  host: 'accounts',
  method: 'POST',
  path: '/anonymous/orders/find',
  body: v.union([v.object({ order_number: text, email: text }), v.object({ order_id: uuid, order_key: text })]),
  answer: order,
  errors: [codes.notFound],
})

const moneyAccount = v.object({
  kind: text,
  faremedia_id: v.nullish(possibleId),
  name: optionalText,
  number: v.nullish(lastCharacters),
})

/** A movement of money, or a failed charge (specification 3, transaction). */
const transaction = v.object({
  transaction_id: uuid,
  transaction_number: text,
  date: text,
  type: optionalText,
  state: optionalText,
  /** Cents; below zero for money that came back. */
  amount: cents,
  attempted: v.nullish(nonNegativeCents),
  moved: v.nullish(nonNegativeCents),
  from_wallet: v.nullish(nonNegativeCents),
  tax: v.nullish(nonNegativeCents),
  account: v.nullish(moneyAccount),
  other_card: v.nullish(otherCard),
  usable_from: optionalInstant,
  payment: optionalText,
  methods: possibleMethods,
  card_number: v.nullish(lastCharacters),
  order_id: v.nullish(possibleId),
  order_number: optionalText,
  items_purchased: listOf(v.object({ name: text, quantity })),
})
export type Transaction = v.InferOutput<typeof transaction>

export const listTransactions = endpoint({
  name: 'listTransactions',
  host: 'accounts',
  method: 'GET',
  path: '/transactions?from=:from&to=:to&card=:card&type=:type&page=:page',
  answer: v.object({ ...pageOf(transaction).entries, sum: cents }),
})

export const getTransaction = endpoint({
  name: 'getTransaction',
  host: 'accounts',
  method: 'GET',
  path: '/transactions/:id',
  answer: transaction,
  errors: [codes.notFound],
})

/** Money with its trail: the charge and its order, its outcomes, and what was given back. */
const purchase = v.object({
  purchase_id: uuid,
  purchase_number: optionalText,
  date: text,
  type: optionalText,
  description: optionalText,
  account: moneyAccount,
  other_card: v.nullish(otherCard),
  /** The amount is 0 while the money is on its way. */
  amount: cents,
  usable_from: optionalInstant,
  balance: v.nullish(cents),
  charge: v.nullish(
    v.object({ label: text, methods: possibleMethods, amount: cents, transaction_number: optionalText }),
  ),
  order: v.nullish(v.object({ order_id: uuid, order_number: text })),
  outcomes: v.optional(listOf(v.object({ kind: text, name: text, pass_id: v.nullish(possibleId) })), []),
  refund: v.nullish(v.object({ date: text, amount: cents, label: optionalText, transaction_number: optionalText })),
})
export type Purchase = v.InferOutput<typeof purchase>

export const listPurchases = endpoint({
  name: 'listPurchases',
  host: 'accounts',
  method: 'GET',
  path: '/purchases?from=:from&to=:to&account=:account&page=:page',
  answer: v.pipe(
    v.object({
      ...pageOf(purchase).entries,
      sum: cents,
      opening: v.nullish(cents),
      closing: v.nullish(cents),
    }),
    v.check(({ opening, sum, closing }) => opening == null || closing == null || opening + sum === closing),
  ),
})
