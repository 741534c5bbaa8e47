import * as v from 'valibot'
import { cents, nonNegativeCents, optionalInstant, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { goodPartOf, listOfGood } from '../base/listOfGood'

export const caseKinds = ['order', 'tap', 'activity'] as const
export const caseReasons = ['not_mine', 'charged_twice', 'wrong_amount', 'not_received', 'other'] as const

/** The facts by which a rider recognizes a ride or charge. */
export const caseSubject = v.object({
  kind: text,
  id: uuid,
  faremedia_id: optionalText,
  order_number: optionalText,
  date_time: optionalInstant,
  amount: v.nullish(cents),
})

export const caseEvent = v.object({
  kind: text,
  date_time: optionalInstant,
  message: optionalText,
  amount: v.nullish(nonNegativeCents),
})
export type CaseEvent = v.InferOutput<typeof caseEvent>

/** A ride or charge that a rider says is wrong, and the operator's answers. */
export const riderCase = v.object({
  case_number: uuid,
  about: caseSubject,
  reason: text,
  note: optionalText,
  status: text,
  is_unread: v.nullish(v.boolean()),
  events: goodPartOf(caseEvent),
})
export type RiderCase = v.InferOutput<typeof riderCase>

export const listCases = endpoint({
  name: 'listCases',
  host: 'accounts',
  method: 'GET',
  path: '/cases',
  answer: v.object({ cases: listOfGood(riderCase) }),
})

export const getCase = endpoint({
  name: 'getCase',
  host: 'accounts',
  method: 'GET',
  path: '/cases/:id',
  answer: riderCase,
  errors: [codes.notFound],
})

export const openCase = endpoint({
  name: 'openCase',
  host: 'accounts',
  method: 'POST',
  path: '/cases',
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
  answer: riderCase,
  errors: [codes.notFound],
})
