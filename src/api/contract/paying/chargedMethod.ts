import * as v from 'valibot'
import { listOf, optionalName, text } from '../base/common'

/**
 * What was charged, so that the portal can name it in the interface's language. `type` is that of a saved payment
 * method, or `apple_pay`, `google_pay`, `cash`.
 */
export const chargedMethod = v.object({ type: text, brand: optionalName, last4: optionalName })
export type ChargedMethod = v.InferOutput<typeof chargedMethod>

/** What cannot be read counts as unknown: the backend's own words stand beside it. */
export const possibleMethod = v.optional(v.fallback(v.nullable(chargedMethod), null))
/** The methods of all payments of an order. */
export const possibleMethods = v.optional(v.fallback(v.nullable(listOf(chargedMethod, 10)), null))
