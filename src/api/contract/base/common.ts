import * as v from 'valibot'
import * as limits from './limits'

/** A hostile or broken backend must not fill memory or screen. */
export const text = v.pipe(v.string(), v.maxLength(limits.text))
/** Empty if there is none. */
export const possibleId = v.pipe(v.string(), v.maxLength(limits.id))
const notEmpty = v.minLength<string, 1>(1)
export const uuid = v.pipe(possibleId, notEmpty)
export const token = v.pipe(text, notEmpty)

/** Cut, if too long for any screen. */
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
/** Unreadable is unknown: what renews can still be shown and bought. */
export const possiblePeriod = v.optional(v.fallback(v.nullable(renewalPeriod), null))

/** When something is usable after the payment, worded by the portal; an unknown word is shown by the operator's own. */
export const usable = v.object({
  when: text,
  hours: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
})
export type Usable = v.InferOutput<typeof usable>
export const possibleUsable = v.optional(v.fallback(v.nullable(usable), null))

/** By language code. */
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
 * "Integer parsing" (specification 5): whole cents of an integer or a text that starts with one. Null otherwise:
 * unavailable, not free.
 */
export const listPrice = v.pipe(
  v.union([v.number(), v.string(), v.null()]),
  v.transform((given): number | null => {
    // No text here: a huge number would be 1e+21.
    const parsed = typeof given === 'number' ? Math.trunc(given) : Number.parseInt(String(given), 10)
    return Number.isSafeInteger(parsed) && parsed >= 0 && parsed <= limits.price ? parsed : null
  }),
)

/** Only shown: an absurd count is unknown, and spoils nothing. */
export const optionalCount = v.optional(v.fallback(v.nullable(whole(0, limits.list)), null))

export const optionalText = v.optional(v.nullable(text))

/** A change that names an older state is refused (`changedElsewhere`); without a version it is made. */
export const version = v.optional(v.nullable(text))

/** As a whole, or not at all. */
export const listOf = <S extends v.GenericSchema>(entry: S, most: number = limits.list) =>
  v.pipe(v.array(entry), v.maxLength(most))

const calendar = /^(?:19|20|21)\d\d-\d\d-\d\d/
const isReadable = (instant: string) => calendar.test(instant) && !Number.isNaN(Date.parse(instant))

/** An ISO date (2026-12-05) of the operator's calendar; what is none, or out of these centuries, is unknown. */
export const optionalDay = v.pipe(
  optionalText,
  v.transform((day) => (day && isReadable(day.slice(0, 10)) ? day.slice(0, 10) : null)),
)
/** ISO 8601; anything else is unknown. */
export const optionalInstant = v.pipe(
  optionalText,
  v.transform((instant) => (instant && isReadable(instant) ? instant : null)),
)

export const nothing = v.nullish(v.unknown())

export const appliedFilter = v.object({ filter_uuid: possibleId, filter_value: possibleId })
/** Origin and Destination have names by language code. */
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
