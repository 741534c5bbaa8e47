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
    /** ISO 8601, UTC. */
    date: text,
    status: text,
    email: optionalText,
    /** The names that were given with the order. */
    first_name: optionalText,
    last_name: optionalText,
    order_items: listOf(
      v.object({
        uuid,
        name: text,
        quantity,
        price: nonNegativeCents,
        type: optionalText,
        /** sale, refund, unpaid, cash; absent like sale. The portal shows an unknown type unchanged. */
        line_type: optionalText,
        shipping_enabled: v.optional(v.boolean(), false),
        is_subscribed: v.optional(v.boolean(), false),
        applied_filters: v.optional(listOf(describedFilter, limits.filters), []),
        /** The fare card that it was bought for; null if it is for none. */
        faremedia_id: v.nullish(possibleId),
        offer_serve: optionalText,
        offer_code: optionalText,
        /**
         * ISO 8601, UTC: the time from which the item can be used. Absent if that depends on the rider or on the mail.
         */
        usable_from: optionalInstant,
      }),
      limits.quantity,
    ),
    payments: listOf(v.object({ label: text, method: possibleMethod, amount: nonNegativeCents })),
    shipping_address: v.optional(v.nullable(address)),
    shipping_method: v.optional(v.nullable(shippingMethod)),
    promo_code: optionalText,
    amount_paid: nonNegativeCents,
    /** What was given back of it. */
    amount_refunded: v.optional(v.nullable(nonNegativeCents)),
    /** What was given back, when, and to which payment method. The amounts make `amount_refunded`. */
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
  summary:
    'The rider’s orders, the newest first, 25 a page; `sum` is what was paid less what was given back, of all pages. Without a filter all; `from` and `to` are ISO dates in the operator’s calendar, both included; `card` is the id of a fare card, `type` a line type that the order has',
  answer: v.object({ ...pageOf(order).entries, sum: cents }),
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

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders/:id/cancel',
  summary: 'Let an order go that was not paid; one that was cancelled stays cancelled',
  answer: order,
  errors: [codes.notFound, codes.notAllowed],
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

/** Where money is: `card`, `wallet`, or `app` for tickets that are on no card. */
const moneyAccount = v.object({
  kind: text,
  faremedia_id: v.nullish(possibleId),
  name: optionalText,
  number: v.nullish(lastCharacters),
})

/** Money that was taken, given back or moved (specification 3, transaction), and charges that failed. */
const transaction = v.object({
  transaction_id: uuid,
  transaction_number: text,
  /** ISO 8601, UTC. */
  date: text,
  /**
   * sale, refund, cash, unpaid, load, autoload, renewal, transfer, payout. The portal shows an unknown type unchanged.
   */
  type: optionalText,
  /** `posted`, `pending` or `failed`; without it posted. Nothing was charged for one that failed. */
  state: optionalText,
  /** What the rider paid; below zero what the rider got back. 0 for a transfer between the rider's cards, and for a failure. */
  amount: cents,
  /** Of a charge that failed: what was to be charged. */
  attempted: v.nullish(nonNegativeCents),
  /** Of a transfer: what was moved. */
  moved: v.nullish(nonNegativeCents),
  /**
   * The part of the amount that came from the rider's wallet: it was charged when the wallet was loaded. Of a refund, the
   * part that went back to the wallet.
   */
  from_wallet: v.nullish(nonNegativeCents),
  /** The taxes in the amount. */
  tax: v.nullish(nonNegativeCents),
  /** The card or the wallet that it is for. */
  account: v.nullish(moneyAccount),
  /** Of a transfer: the card that the money went to. */
  other_card: v.nullish(otherCard),
  /** The instant from which what was paid for can be used, if that is later. */
  usable_from: optionalInstant,
  /** The payment method in words, masked, and what it is. */
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
  summary:
    'The rider’s transactions, the newest first, 25 a page; `sum` adds up the amounts of all pages. Without a filter all; `from` and `to` are ISO dates in the operator’s calendar, both included',
  answer: v.object({ ...pageOf(transaction).entries, sum: cents }),
})

export const getTransaction = endpoint({
  name: 'getTransaction',
  host: 'accounts',
  method: 'GET',
  path: '/transactions/:id',
  summary: 'One transaction of the rider',
  answer: transaction,
  errors: [codes.notFound],
})

/**
 * Money on a fare card or in the wallet, with its trail: what was charged for which order, what came of it, and what was
 * given back.
 */
const purchase = v.object({
  purchase_id: uuid,
  purchase_number: optionalText,
  /** ISO 8601, UTC. */
  date: text,
  /**
   * load, autoload, renewal, transfer, payout, pass, ticket, rides, payment, refund. The portal shows an unknown type
   * unchanged.
   */
  type: optionalText,
  description: optionalText,
  account: moneyAccount,
  /** Of a transfer: the card at its other end, as it is named now. */
  other_card: v.nullish(otherCard),
  /** By how much the funds of the account changed: 0 while it is on its way. */
  amount: cents,
  /** Of money on its way: the instant from which it is in the account. */
  usable_from: optionalInstant,
  /** The funds afterwards, below zero where a ride cost more than there was. Absent for an account without funds. */
  balance: v.nullish(cents),
  charge: v.nullish(
    v.object({ label: text, methods: possibleMethods, amount: cents, transaction_number: optionalText }),
  ),
  order: v.nullish(v.object({ order_id: uuid, order_number: text })),
  /** The passes, tickets and loads that came of it. */
  outcomes: v.optional(listOf(v.object({ kind: text, name: text, pass_id: v.nullish(possibleId) })), []),
  refund: v.nullish(v.object({ date: text, amount: cents, label: optionalText, transaction_number: optionalText })),
})
export type Purchase = v.InferOutput<typeof purchase>

export const listPurchases = endpoint({
  name: 'listPurchases',
  host: 'accounts',
  method: 'GET',
  path: '/purchases?from=:from&to=:to&account=:account&page=:page',
  summary:
    'The money on the rider’s fare cards and in the wallet, the newest first, 25 a page; `account` is the id of a card, or `wallet`; without it all. `sum` adds up the amounts of all pages. For one account `opening` and `closing` are its funds before and after them',
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
