import * as v from 'valibot'
import { nonNegativeCents, optionalDay, optionalText, text, uuid, version, whole } from '../base/common'

/** What each charge adds, and who pays it. */
const charge = { amount: v.pipe(nonNegativeCents, v.minValue(1)), payment_method_id: uuid, version }

/** The amount is added when the balance is at or below the threshold, at most once on a calendar day of the operator. */
const threshold = { kind: v.literal('threshold'), threshold: nonNegativeCents, ...charge }
/** Every so many weeks on a weekday: 1 is Monday, 7 is Sunday. */
const weeks = { kind: v.literal('time'), unit: v.literal('week'), every: whole(1, 4), day: whole(1, 7), ...charge }
/** Every so many months on a day that each month has, or on its last day. */
const months = {
  kind: v.literal('time'),
  unit: v.literal('month'),
  every: whole(1, 12),
  day: v.union([whole(1, 28), v.literal('last')]),
  ...charge,
}

/** What a rider wants: an amount at a low balance, or in fixed intervals (decision 45). */
export const autoloadPlan = v.union([v.object(threshold), v.object(weeks), v.object(months)])
export type AutoloadPlan = v.InferOutput<typeof autoloadPlan>

const standing = {
  /** active, pending, paused, failed. The portal shows an unknown state unchanged. */
  state: text,
  /**
   * Why it is pending or has failed: method_unconfirmed, declined, expired, method_gone, card_blocked, card_out_of_use.
   * An unknown reason is told as a charge that did not go through.
   */
  reason: optionalText,
  /** The operator's calendar day of the next charge; absent if none is planned, or if it depends on the balance. */
  next_run: optionalDay,
  /** The last try to charge. */
  last_run: v.optional(
    v.nullable(
      v.object({
        /** The operator's calendar day. */
        date: text,
        amount: nonNegativeCents,
        /** done, failed. */
        state: text,
      }),
    ),
  ),
}

/** A plan of a kind or a rhythm that is new. It is shown, paused and removed; no form can send it. */
const other = {
  kind: v.pipe(
    text,
    v.transform((): 'other' => 'other'),
  ),
  ...charge,
}

/** An autoload with its true state (FM-14). */
export const autoload = v.union([
  v.object({ ...threshold, ...standing }),
  v.object({ ...weeks, ...standing }),
  v.object({ ...months, ...standing }),
  v.object({ ...other, ...standing }),
])
export type Autoload = v.InferOutput<typeof autoload>

/** What was spent in the last 30 days: the base of the estimate for a threshold (decision 96). */
export const recentSpending = v.object({
  /** Days of these 30 that the card or wallet has existed for. */
  days: whole(0, 30),
  amount: nonNegativeCents,
})
export type RecentSpending = v.InferOutput<typeof recentSpending>
