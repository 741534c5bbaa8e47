import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { nonNegativeCents, optionalText, text, uuid } from '../base/common'
import { goodPartOf, listOfGood } from '../base/listOfGood'

/** What is charged to a payment method by itself, so that the method cannot be removed before it (ACC-16). */
export const methodUse = v.object({
  /** `autoload` of a fare card, `wallet_autoload`, `renewal` of a pass. The portal shows an unknown kind by its name. */
  kind: text,
  /** The id of the fare card, of the wallet, or of the renewal. */
  id: uuid,
  /** The name of the card or of the pass. */
  name: optionalText,
  /** The fare card that is loaded, or that holds the pass. */
  faremedia_id: optionalText,
})
export type MethodUse = v.InferOutput<typeof methodUse>

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
  /** The last name on a card, and its billing address. */
  last_name: optionalText,
  address: optionalText,
  zip: optionalText,
  /** The time of the last charge, if that was refused. */
  failed_at: optionalText,
  used_by: v.optional(goodPartOf(methodUse)),
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>

/** A newly entered method: card fields, or the token of a provider that took the details. */
export const enteredMethod = v.object({
  /** The token of an external provider whose own fields took the card details, in place of `card`. */
  card_token: v.optional(text),
  /** The values of the server's form `bank`, by the keys of its fields. */
  bank: v.optional(v.record(v.string(), text)),
  /** The token of `startPayPal`, after the rider has agreed in PayPal's window. */
  paypal_token: v.optional(text),
  card: v.optional(
    v.object({
      number: text,
      /** MM/YY. */
      expiry: text,
      security_code: text,
      last_name: text,
      address: text,
      zip: text,
      nickname: v.optional(text),
    }),
  ),
})

export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods',
  host: 'accounts',
  method: 'GET',
  path: '/payment_methods',
  summary: "The rider's saved payment methods, masked",
  answer: v.object({ payment_methods: listOfGood(paymentMethod) }),
})

/** Every change answers with the whole list, so that what other tabs and devices changed shows, too. */
const changedList = listPaymentMethods.answer
/** The method becomes the default one. False leaves the default unchanged, because there is always one. */
const is_default = v.boolean()

export const addPaymentMethod = endpoint({
  name: 'addPaymentMethod',
  host: 'accounts',
  method: 'POST',
  path: '/payment_methods',
  summary: 'Save a payment method; one that is saved already is not saved twice',
  body: v.object({ type: v.picklist(['card', 'paypal', 'bank']), ...enteredMethod.entries, is_default }),
  answer: changedList,
  errors: [codes.declined, codes.emailNotConfirmed],
})

export const updatePaymentMethod = endpoint({
  name: 'updatePaymentMethod',
  host: 'accounts',
  method: 'PUT',
  path: '/payment_methods/:id',
  summary: 'Rename a saved payment method, or make it the default one; without a nickname the present one stays',
  body: v.object({ nickname: optionalText, is_default }),
  answer: changedList,
  errors: [codes.notFound],
})

export const removePaymentMethod = endpoint({
  name: 'removePaymentMethod',
  host: 'accounts',
  method: 'DELETE',
  path: '/payment_methods/:id',
  summary:
    'Remove a payment method that nothing uses (`used_by`); if it was the default one, the first of the others becomes it',
  answer: changedList,
  errors: [codes.notFound, codes.notAllowed, codes.methodInUse],
})

export const startPayPal = endpoint({
  name: 'startPayPal',
  host: 'accounts',
  method: 'POST',
  path: '/payment_methods/paypal/session',
  summary: "A token that the rider or guest agrees to in PayPal's window; the order that names it is charged there",
  answer: v.object({ setup_token: v.pipe(text, v.minLength(1)) }),
})
