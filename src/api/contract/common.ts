import * as v from 'valibot'
import * as limits from './limits'

/** Texts have a maximum length: a hostile or broken backend must not fill memory or screen. */
export const text = v.pipe(v.string(), v.maxLength(limits.text))
/** An id, or an empty text if there is none. */
export const possibleId = v.pipe(v.string(), v.maxLength(limits.id))
const notEmpty = v.minLength<string, 1>(1)
export const uuid = v.pipe(possibleId, notEmpty)
/** The token of a session or of a card. */
export const token = v.pipe(text, notEmpty)

/** A name as the portal shows it: it cuts off the end of a name that is too long for any screen. */
export const shownName = (name: string): string =>
  name.length > limits.name ? `${name.slice(0, limits.name - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : name
export const name = v.pipe(text, v.transform(shownName))
export const requiredName = v.pipe(name, notEmpty)
export const optionalName = v.optional(v.nullable(name))

/** A name by language code. */
export const namesByLanguage = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(limits.languageCode)), name),
  v.transform((names) => Object.fromEntries(Object.entries(names).slice(0, limits.languages))),
)

/** Money in minor units (cents). */
export const cents = v.pipe(v.number(), v.safeInteger())
export const nonNegativeCents = v.pipe(cents, v.minValue(0))
export const price = v.pipe(nonNegativeCents, v.maxValue(limits.price))

/**
 * A price as backends send it: an integer, or text that starts with one ("integer parsing", specification 5). Returns
 * whole cents, or null if it is not a number, so that the product shows as unavailable instead of free.
 */
export const listPrice = v.pipe(
  v.union([v.number(), v.string(), v.null()]),
  v.transform((given): number | null => {
    // No conversion to text here: it would write a huge number as 1e+21.
    const parsed = typeof given === 'number' ? Math.trunc(given) : Number.parseInt(String(given), 10)
    return Number.isSafeInteger(parsed) && parsed >= 0 && parsed <= limits.price ? parsed : null
  }),
)

export const optionalText = v.optional(v.nullable(text))

export const nothing = v.nullish(v.unknown())

export const appliedFilter = v.object({ filter_uuid: possibleId, filter_value: possibleId })

/** One entry of the `errors` array that any answer may carry. */
export const businessError = v.object({
  code: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((code) => Number(code)),
  ),
  message: v.optional(v.nullable(text), ''),
  field: v.optional(v.nullable(text)),
})
export type BusinessError = v.InferOutput<typeof businessError>
