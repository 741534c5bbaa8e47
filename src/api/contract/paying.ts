import * as v from 'valibot'
import { address } from './addresses'
import { nonNegativeCents, optionalText, text, uuid } from './common'
import { endpoint } from './endpoint'
import * as codes from './errorCodes'
import type { ErrorCode } from './errorCodes'

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
  /** The quote that was paid: tells which of two orders with one key was taken. */
  quote_id: optionalText,
})
export type PlacedOrder = v.InferOutput<typeof placedOrder>

/** Said before money is asked for, or, of all payments together, when none was taken. */
const refusals: ErrorCode[] = [
  codes.promoNotValid,
  codes.declined,
  codes.emailNotConfirmed,
  codes.notAllowed,
  codes.virtualCardBlocked,
  codes.physicalCardBlocked,
  codes.notForThisCard,
  codes.notFound,
  codes.pricesChanged,
  codes.notSold,
  codes.tooManyTickets,
]

export const placeOrder = endpoint({
  name: 'placeOrder',
  host: 'accounts',
  method: 'POST',
  path: '/orders',
  summary: 'Pay a quote, for riders',
  body: placeOrderBody,
  answer: placedOrder,
  errors: [...refusals, codes.keyUsed],
  spends: { nothingTaken: [...refusals, codes.notValid, codes.tooManyTries] },
})

export const placeOrderAsGuest = endpoint({
  ...placeOrder,
  name: 'placeOrderAsGuest',
  path: '/anonymous/orders',
  summary: 'Pay a quote, for guests',
})
