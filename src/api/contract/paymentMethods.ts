import * as v from 'valibot'
import { endpoint } from './endpoint'
import { nonNegativeCents, optionalText, text, uuid } from './common'
import { listOfGood } from './listOfGood'

export const paymentMethod = v.object({
  id: uuid,
  /** card, paypal, bank, wallet, commuter. The portal shows an unknown type by its name and does not offer it. */
  type: text,
  nickname: optionalText,
  brand: optionalText,
  last4: optionalText,
  /** MM/YY. */
  expiry: optionalText,
  is_default: v.optional(v.boolean(), false),
  /** The balance, if it is known: of the wallet, or of a commuter-benefits card. */
  balance: v.optional(v.nullable(nonNegativeCents)),
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>

export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods',
  host: 'accounts',
  method: 'GET',
  path: '/payment_methods',
  summary: "The rider's saved payment methods, masked",
  answer: v.object({ payment_methods: listOfGood(paymentMethod) }),
})

export const startPayPal = endpoint({
  name: 'startPayPal',
  host: 'accounts',
  method: 'POST',
  path: '/payment_methods/paypal/session',
  summary: "A token that the rider or guest agrees to in PayPal's window; the order that names it is charged there",
  answer: v.object({ setup_token: v.pipe(text, v.minLength(1)) }),
})
