import * as v from 'valibot'
import { nonNegativeCents, optionalDay, optionalText, text, uuid, version, whole } from '../base/common'

const charge = { amount: v.pipe(nonNegativeCents, v.minValue(1)), payment_method_id: uuid, version }

const threshold = { kind: v.literal('threshold'), threshold: nonNegativeCents, ...charge }
/** Day 1 is Monday, day 7 is Sunday. */
const weeks = { kind: v.literal('time'), unit: v.literal('week'), every: whole(1, 4), day: whole(1, 7), ...charge }
const months = {
  kind: v.literal('time'),
  unit: v.literal('month'),
  every: whole(1, 12),
  day: v.union([whole(1, 28), v.literal('last')]),
  ...charge,
}

/** An autoload charges at a low balance, or in intervals (decision 45). */
export const autoloadPlan = v.union([v.object(threshold), v.object(weeks), v.object(months)])
export type AutoloadPlan = v.InferOutput<typeof autoloadPlan>

const standing = {
  state: text,
  reason: optionalText,
  next_run: optionalDay,
  last_run: v.optional(
    v.nullable(
      v.object({
        date: text,
        amount: nonNegativeCents,
        state: text,
      }),
    ),
  ),
}

/** A plan of a new kind. It can be shown, paused and removed, but no form sends it. */
const other = {
  kind: v.pipe(
    text,
    v.transform((): 'other' => 'other'),
  ),
  ...charge,
}

export const autoload = v.union([
  v.object({ ...threshold, ...standing }),
  v.object({ ...weeks, ...standing }),
  v.object({ ...months, ...standing }),
  v.object({ ...other, ...standing }),
])
export type Autoload = v.InferOutput<typeof autoload>

/** What was spent in the last 30 days: the base of the estimate for a threshold (decision 96). */
export const recentSpending = v.object({
  /** The days of these 30 for which the card or wallet existed. */
  days: whole(0, 30),
  amount: nonNegativeCents,
})
export type RecentSpending = v.InferOutput<typeof recentSpending>
