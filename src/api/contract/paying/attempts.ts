import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { placeOrder } from './paying'

/** The number of hours for which every backend keeps idempotency keys, at least. */
export const keyKeptHours = 24

/** The outcome of an attempt, found by its idempotency key after the answer was lost. */
const attempt = v.object({ status: v.picklist(['none', 'paid', 'declined']), order: v.nullish(placeOrder.answer) })

export const findOrderAttempt = endpoint({
  name: 'findOrderAttempt',
  host: 'accounts',
  method: 'GET',
  path: '/order_attempts/:key',
  answer: attempt,
})

export const findOrderAttemptAsGuest = endpoint({
  ...findOrderAttempt,
  name: 'findOrderAttemptAsGuest',
  path: '/anonymous/order_attempts/:key',
})
