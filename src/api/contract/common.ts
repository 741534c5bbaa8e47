import * as v from 'valibot'

/** Texts are bounded: a hostile or broken backend must not fill memory or screen. */
export const text = v.pipe(v.string(), v.maxLength(20_000))
export const uuid = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Money in minor units (cents). */
export const cents = v.pipe(v.number(), v.safeInteger())
export const nonNegativeCents = v.pipe(cents, v.minValue(0))

/**
 * A price as backends send it: an integer, or text that starts with one ("integer parsing", specification 5).
 * Gives whole cents; null when it is no number, so that the product shows as unavailable instead of free.
 */
export const listPrice = v.pipe(
  v.union([v.number(), v.string(), v.null()]),
  v.transform((price): number | null => {
    const parsed = Number.parseInt(String(price), 10)
    return Number.isSafeInteger(parsed) && parsed >= 0 ? parsed : null
  }),
)

export const optionalText = v.optional(v.nullable(text))

export const nothing = v.nullish(v.unknown())

/** One page of a list. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.object({
    results: v.pipe(v.array(item), v.maxLength(1_000)),
    page: v.number(),
    row_count: v.number(),
    total: v.number(),
  })

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
