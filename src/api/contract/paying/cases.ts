import * as v from 'valibot'
import { cents, nonNegativeCents, optionalInstant, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { goodPartOf, listOfGood } from '../base/listOfGood'

/** What a case can be about: an order, a tap of a bank card, an activity of a fare card. */
export const caseKinds = ['order', 'tap', 'activity'] as const
/** What a rider can say is wrong. */
export const caseReasons = ['not_mine', 'charged_twice', 'wrong_amount', 'not_received', 'other'] as const

/** The ride or charge that a case is about, with the facts by which a rider knows it again. */
export const caseSubject = v.object({
  /** order, tap or activity. */
  kind: text,
  id: uuid,
  faremedia_id: optionalText,
  /** Of an order. */
  order_number: optionalText,
  date_time: optionalInstant,
  /** What was charged; absent while that is not known. */
  amount: v.nullish(cents),
})

/** A step in the course of a case. */
export const caseEvent = v.object({
  /** received, in_review, answered or refunded. The portal shows any other as it is. */
  kind: text,
  date_time: optionalInstant,
  /** The operator's words. */
  message: optionalText,
  /** What came back, of a refund. */
  amount: v.nullish(nonNegativeCents),
})
export type CaseEvent = v.InferOutput<typeof caseEvent>

/** A ride or charge that a rider says is wrong, and what the operator did about it. */
export const riderCase = v.object({
  case_number: uuid,
  about: caseSubject,
  /** One of `caseReasons`. The portal shows any other as it is. */
  reason: text,
  /** The rider's own words. */
  note: optionalText,
  /** open or answered. */
  status: text,
  /** The operator has answered, and the rider has not opened the answer. */
  is_unread: v.nullish(v.boolean()),
  /** The oldest first. */
  events: goodPartOf(caseEvent),
})
export type RiderCase = v.InferOutput<typeof riderCase>

export const listCases = endpoint({
  name: 'listCases',
  host: 'accounts',
  method: 'GET',
  path: '/cases',
  summary: 'The cases of the rider, the newest first',
  answer: v.object({ cases: listOfGood(riderCase) }),
})

export const getCase = endpoint({
  name: 'getCase',
  host: 'accounts',
  method: 'GET',
  path: '/cases/:id',
  summary: 'One case by its number',
  answer: riderCase,
  errors: [codes.notFound],
})

export const openCase = endpoint({
  name: 'openCase',
  host: 'accounts',
  method: 'POST',
  path: '/cases',
  summary: 'Say that something is wrong with a ride or charge. While a case about it is open, that case is the answer',
  body: v.object({
    about: v.object({ kind: v.picklist(caseKinds), id: uuid }),
    reason: v.picklist(caseReasons),
    note: v.optional(v.pipe(v.string(), v.maxLength(limits.caseNote))),
  }),
  answer: riderCase,
  errors: [codes.notFound],
})

export const readCase = endpoint({
  name: 'readCase',
  host: 'accounts',
  method: 'POST',
  path: '/cases/:id/read',
  summary: "The rider has read the operator's answer: the case needs the rider no more",
  answer: riderCase,
  errors: [codes.notFound],
})
