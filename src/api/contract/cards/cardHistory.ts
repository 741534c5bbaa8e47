import * as v from 'valibot'
import { cents, count, nonNegativeCents, optionalInstant, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { lastCharacters } from './fareMedia'
import { listOfGood } from '../base/listOfGood'

export const otherCard = v.object({
  type: text,
  nickname: optionalText,
  printed_card_number: v.nullish(lastCharacters),
})

/** An activity of a fare card (specification 3). */
const activity = v.object({
  activity_id: uuid,
  date_time: text,
  type: text,
  description: optionalText,
  /** The card has the name that it had then. */
  other_card: v.nullish(otherCard),
  amount: v.nullish(cents),
  balance: v.nullish(cents),
  state: optionalText,
  usable_from: optionalInstant,
  fare_reason: optionalText,
})
export type Activity = v.InferOutput<typeof activity>

export const listCardActivity = endpoint({
  name: 'listCardActivity',
  host: 'transit',
  method: 'GET',
  path: '/faremedia/:id/activity?from=:from&to=:to&page=:page',
  answer: v.object({ results: listOfGood(activity), page: count, row_count: count, total: count }),
  errors: [codes.notFound],
})

/** A ride that was paid by a linked bank card. */
const tap = v.object({
  tap_id: uuid,
  date_time: text,
  travel_day: text,
  place: optionalText,
  state: optionalText,
  fare: v.nullish(nonNegativeCents),
  cap_note: optionalText,
  fare_reason: optionalText,
})
export type Tap = v.InferOutput<typeof tap>

export const listCardTaps = endpoint({
  name: 'listCardTaps',
  host: 'transit',
  method: 'GET',
  path: '/faremedia/:id/taps?page=:page',
  answer: v.object({ results: listOfGood(tap), page: count, row_count: count, total: count }),
  errors: [codes.notFound],
})
