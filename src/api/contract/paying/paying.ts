import * as v from 'valibot'
import { address } from './addresses'
import { listOf, nonNegativeCents, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import type { ErrorCode } from '../base/errorCodes'
import { enteredMethod } from './paymentMethods'

/** A saved method, or newly entered details, which a rider may save. */
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
  /** The key lets the guest read the order again in this browser session without number and email. */
  order_key: optionalText,
  /** The quote tells which of two orders with the same key was taken. */
  quote_id: optionalText,
})
export type PlacedOrder = v.InferOutput<typeof placedOrder>

/** The backend refuses before any charge, or after all payments failed together. */
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
  body: placeOrderBody,
  answer: placedOrder,
  errors: [...refusals, codes.keyUsed],
  spends: { nothingTaken: [...refusals, codes.notValid, codes.tooManyTries] },
})

export const placeOrderAsGuest = endpoint({
  ...placeOrder,
  name: 'placeOrderAsGuest',
  path: '/anonymous/orders',
})
