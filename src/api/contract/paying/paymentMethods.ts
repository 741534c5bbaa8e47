import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { nonNegativeCents, optionalText, text, uuid } from '../base/common'
import { goodPartOf, listOfGood } from '../base/listOfGood'

/** Something that charges the method by itself, so the method cannot be removed before (ACC-16). */
export const methodUse = v.object({
  kind: text,
  id: uuid,
  name: optionalText,
  faremedia_id: optionalText,
  state: optionalText,
})
export type MethodUse = v.InferOutput<typeof methodUse>

export const paymentMethod = v.object({
  id: uuid,
  type: text,
  nickname: optionalText,
  brand: optionalText,
  last4: optionalText,
  expiry: optionalText,
  is_default: v.optional(v.boolean(), false),
  balance: v.optional(v.nullable(nonNegativeCents)),
  last_name: optionalText,
  address: optionalText,
  zip: optionalText,
  failed_at: optionalText,
  used_by: v.optional(goodPartOf(methodUse)),
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>

/** The fields of a card, or the token of the provider that took the details. */
export const enteredMethod = v.object({
  card_token: v.optional(text),
  bank: v.optional(v.record(v.string(), text)),
  paypal_token: v.optional(text),
  card: v.optional(
    v.object({
      number: text,
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
  answer: v.object({ payment_methods: listOfGood(paymentMethod) }),
})

/** Each change answers with the whole list, so that the changes of other devices show. */
const changedList = listPaymentMethods.answer
/** False changes nothing, because there is always a default method. */
const is_default = v.boolean()

export const addPaymentMethod = endpoint({
  name: 'addPaymentMethod',
  host: 'accounts',
  method: 'POST',
  path: '/payment_methods',
  body: v.object({ type: v.picklist(['card', 'paypal', 'bank']), ...enteredMethod.entries, is_default }),
  answer: changedList,
  errors: [codes.declined, codes.emailNotConfirmed],
})

export const updatePaymentMethod = endpoint({
  name: 'updatePaymentMethod',
  host: 'accounts',
  method: 'PUT',
  path: '/payment_methods/:id',
  body: v.object({ nickname: optionalText, is_default }),
  answer: changedList,
  errors: [codes.notFound],
})

export const removePaymentMethod = endpoint({
  name: 'removePaymentMethod',
  host: 'accounts',
  method: 'DELETE',
  path: '/payment_methods/:id',
  answer: changedList,
  errors: [codes.notFound, codes.notAllowed, codes.methodInUse],
})

export const startPayPal = endpoint({
  name: 'startPayPal',
  host: 'accounts',
  method: 'POST',
  path: '/payment_methods/paypal/session',
  answer: v.object({ setup_token: v.pipe(text, v.minLength(1)) }),
})
