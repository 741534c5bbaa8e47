import * as v from 'valibot'
import { listOf, optionalName, text } from '../base/common'

/** Named in the interface's language. `type` as of a saved method, or `apple_pay`, `google_pay`, `cash`. */
export const chargedMethod = v.object({ type: text, brand: optionalName, last4: optionalName })
export type ChargedMethod = v.InferOutput<typeof chargedMethod>

/** Unreadable is unknown: the backend's words stand beside it. */
export const possibleMethod = v.optional(v.fallback(v.nullable(chargedMethod), null))
/** Of all payments of an order. */
export const possibleMethods = v.optional(v.fallback(v.nullable(listOf(chargedMethod, 10)), null))
