import * as v from 'valibot'
import * as limits from './limits'

/** The length is limited, because a hostile or broken backend must not fill memory or screen. */
export const text = v.pipe(v.string(), v.maxLength(limits.text))
/** An id, or '' if there is none. */
export const possibleId = v.pipe(v.string(), v.maxLength(limits.id))
const notEmpty = v.minLength<string, 1>(1)
export const uuid = v.pipe(possibleId, notEmpty)
export const token = v.pipe(text, notEmpty)

/** Cuts a name that is too long for any screen. */
export const shownName = (name: string): string =>
  name.length > limits.name ? `${name.slice(0, limits.name - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : name
export const name = v.pipe(text, v.transform(shownName))
export const requiredName = v.pipe(name, notEmpty)
export const optionalName = v.optional(v.nullable(name))

/** The portal words it in the interface's language. */
export const renewalPeriod = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  unit: v.picklist(['day', 'week', 'month', 'year']),
})
export type RenewalPeriod = v.InferOutput<typeof renewalPeriod>
/** A period that cannot be read counts as unknown, so that the product can still be shown and bought. */
export const possiblePeriod = v.optional(v.fallback(v.nullable(renewalPeriod), null))

/**
 * When something is usable after the payment. The portal words it, and shows the operator's words for an unknown one.
 */
export const usable = v.object({
  when: text,
  hours: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
})
export type Usable = v.InferOutput<typeof usable>
export const possibleUsable = v.optional(v.fallback(v.nullable(usable), null))

/** Names by language code. */
export const namesByLanguage = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(limits.languageCode)), name),
  v.transform((names) => Object.fromEntries(Object.entries(names).slice(0, limits.languages))),
)

export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
export const count = whole(0, limits.entries)
export const quantity = whole(0, limits.quantity)

export const cents = v.pipe(v.number(), v.safeInteger())
export const nonNegativeCents = v.pipe(cents, v.minValue(0))
export const price = v.pipe(nonNegativeCents, v.maxValue(limits.price))

/**
 * Reads a price by "integer parsing" (specification 5). Returns whole cents, or null if it is not a number: then the
 * product shows as unavailable, not as free.
 */
export const listPrice = v.pipe(
  v.union([v.number(), v.string(), v.null()]),
  v.transform((given): number | null => {
    // A conversion to text would write a huge number as 1e+21.
    const parsed = typeof given === 'number' ? Math.trunc(given) : Number.parseInt(String(given), 10)
    return Number.isSafeInteger(parsed) && parsed >= 0 && parsed <= limits.price ? parsed : null
  }),
)

/** A count that only shows. An absurd one counts as unknown, so that it does not spoil the answer. */
export const optionalCount = v.optional(v.fallback(v.nullable(whole(0, limits.list)), null))

export const optionalText = v.optional(v.nullable(text))

/** A change that names an older version is refused (`changedElsewhere`). A change without a version is made. */
export const version = v.optional(v.nullable(text))

/** A list that is valid as a whole, or not at all. */
export const listOf = <S extends v.GenericSchema>(entry: S, most: number = limits.list) =>
  v.pipe(v.array(entry), v.maxLength(most))

const calendar = /^(?:19|20|21)\d\d-\d\d-\d\d/
const isReadable = (instant: string) => calendar.test(instant) && !Number.isNaN(Date.parse(instant))

/**
 * An ISO date (2026-12-05) of the operator's calendar. Anything else, or a day of other centuries, counts as unknown.
 */
export const optionalDay = v.pipe(
  optionalText,
  v.transform((day) => (day && isReadable(day.slice(0, 10)) ? day.slice(0, 10) : null)),
)
/** An instant as ISO 8601. Anything else counts as unknown. */
export const optionalInstant = v.pipe(
  optionalText,
  v.transform((instant) => (instant && isReadable(instant) ? instant : null)),
)

export const nothing = v.nullish(v.unknown())

export const appliedFilter = v.object({ filter_uuid: possibleId, filter_value: possibleId })
/** An applied filter. Origin and Destination have names by language code. */
export const describedFilter = v.object({
  ...appliedFilter.entries,
  type: optionalName,
  long_name: v.optional(v.nullable(namesByLanguage)),
})

export const businessError = v.object({
  code: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((code) => Number(code)),
  ),
  message: v.optional(v.nullable(text), ''),
  field: v.optional(v.nullable(text)),
})
export type BusinessError = v.InferOutput<typeof businessError>
