import * as v from 'valibot'
import { address } from './addresses'
import { listOf, nonNegativeCents, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import type { ErrorCode } from '../base/errorCodes'
import { enteredMethod } from './paymentMethods'

/** One payment of an order: a saved method, or newly entered details (a rider may save them). */
const payment = v.object({
  amount: nonNegativeCents,
  method_id: v.optional(uuid),
  ...enteredMethod.entries,
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
  payments: listOf(payment, 2),
})
export type PlaceOrderBody = v.InferOutput<typeof placeOrderBody>

const placedOrder = v.object({
  order_id: uuid,
  order_number: text,
  status: text,
  /**
   * With this key the guest who bought can read the order again in this browser session without typing number and
   * email.
   */
  order_key: optionalText,
  /** The quote that was paid. It tells which of two orders with the same key was taken. */
  quote_id: optionalText,
})
export type PlacedOrder = v.InferOutput<typeof placedOrder>

/** The backend sends these before it charges any payment, or after all payments of the order failed together. */
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
