import * as v from 'valibot'
import { listOf, optionalName, text } from '../base/common'

/**
 * The portal names the method in its own language. `type` is that of a saved method, or `apple_pay`, `google_pay`,
 * `cash`.
 */
export const chargedMethod = v.object({ type: text, brand: optionalName, last4: optionalName })
export type ChargedMethod = v.InferOutput<typeof chargedMethod>

/** A method that cannot be read counts as unknown. The backend's words stand beside it. */
export const possibleMethod = v.optional(v.fallback(v.nullable(chargedMethod), null))
export const possibleMethods = v.optional(v.fallback(v.nullable(listOf(chargedMethod, 10)), null))
