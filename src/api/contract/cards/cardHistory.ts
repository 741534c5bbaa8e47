import * as v from 'valibot'
import { cents, count, nonNegativeCents, optionalInstant, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { lastCharacters } from './fareMedia'
import { listOfGood } from '../base/listOfGood'

/** The card at the other end of a transfer. */
export const otherCard = v.object({
  type: text,
  nickname: optionalText,
  printed_card_number: v.nullish(lastCharacters),
})

/** Something that happened to a fare card (specification 3, activity). */
const activity = v.object({
  activity_id: uuid,
  /** ISO 8601, UTC. */
  date_time: text,
  /**
   * ride, load, autoload, transfer in, transfer out, pass, refund, adjustment, block, unblock, link, rename. The portal
   * shows any other as it is.
   */
  type: text,
  /** In the operator's words; of a `rename`, the new name. */
  description: optionalText,
  /** Of a transfer: the card at its other end, as it was named then. */
  other_card: v.nullish(otherCard),
  /** By how much the general funds changed. */
  amount: v.nullish(cents),
  /** The general funds afterwards; below zero where a ride cost more than there was. */
  balance: v.nullish(cents),
  /** posted or pending. */
  state: optionalText,
  /** Of value on its way: the instant from which it can be spent. */
  usable_from: optionalInstant,
  /** Why a ride cost what it did, in the operator's words. */
  fare_reason: optionalText,
})
export type Activity = v.InferOutput<typeof activity>

export const listCardActivity = endpoint({
  name: 'listCardActivity',
  host: 'transit',
  method: 'GET',
  path: '/faremedia/:id/activity?from=:from&to=:to&page=:page',
  summary:
    "What happened to a fare card, the newest first, 25 a page; `from` and `to` are ISO dates of the operator's calendar, both included; without them every day",
  answer: v.object({ results: listOfGood(activity), page: count, row_count: count, total: count }),
  errors: [codes.notFound],
})

/** A ride that was paid by tapping a linked bank card. */
const tap = v.object({
  tap_id: uuid,
  date_time: text,
  /** The operator's day to which the ride counts, an ISO date: a night bus belongs to the day before. */
  travel_day: text,
  place: optionalText,
  /** posted or pending. */
  state: optionalText,
  /** Absent while the fare is not known yet. */
  fare: v.nullish(nonNegativeCents),
  /** What a fare cap did to the fare, in the operator's words. */
  cap_note: optionalText,
  fare_reason: optionalText,
})
export type Tap = v.InferOutput<typeof tap>

export const listCardTaps = endpoint({
  name: 'listCardTaps',
  host: 'transit',
  method: 'GET',
  path: '/faremedia/:id/taps?page=:page',
  summary: 'The rides that were paid by tapping a linked bank card, the newest first, 25 a page',
  answer: v.object({ results: listOfGood(tap), page: count, row_count: count, total: count }),
  errors: [codes.notFound],
})
