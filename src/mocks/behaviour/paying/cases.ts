import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/paying/cases'
import { activityOf, tapsOf } from '../../histories/cardActivity'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import { ownOrder } from '../../rules/buying/findOrder'
import { paidOf } from '../../rules/buying/orderMoney'
import { cardsOf } from '../../rules/cards/ownCards'
import { caseAnswer, isCaseAnswered } from '../../rules/paying/caseCourse'
import type { BackendState } from '../../state'
import type { CaseRecord } from '../../state/paying/cases'
import { nextNumber } from '../../state/tester/counters'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const casesBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listCases: ({ state, visitor, language, now }) => ({
    cases: own(state, visitor)
      .toReversed()
      .map((record) => caseAnswer(record, language, now)),
  }),

  getCase: ({ state, params, visitor, language, now }) => caseAnswer(caseBy(state, visitor, params.id), language, now),

  openCase: ({ state, body: { about, reason, note = '' }, visitor, language, now }) => {
    const owner = riderOf(visitor).user.uuid
    const subject = subjectOf(state, visitor, about)
    const open = own(state, visitor).find(
      (record) => record.about.kind === about.kind && record.about.id === about.id && !isCaseAnswered(record, now),
    )
    if (open) return caseAnswer(open, language, now)
    const record: CaseRecord = {
      case_number: `C-${nextNumber(state, 'case')}`,
      owner,
      about: { ...about, ...subject },
      reason,
      note: note.trim() || null,
      opened_at: new Date(now).toISOString(),
      is_read: false,
    }
    state.cases.push(record)
    return caseAnswer(record, language, now)
  },

  readCase: ({ state, params, visitor, language, now }) => {
    const record = caseBy(state, visitor, params.id)
    if (isCaseAnswered(record, now)) record.is_read = true
    return caseAnswer(record, language, now)
  },
}

const own = (state: BackendState, visitor: Visitor): CaseRecord[] => {
  const { user } = riderOf(visitor)
  return state.cases.filter(({ owner }) => owner === user.uuid)
}

const caseBy = (state: BackendState, visitor: Visitor, id: string | undefined): CaseRecord =>
  own(state, visitor).find(({ case_number }) => case_number.toLowerCase() === id?.toLowerCase()) ??
  refuse(codes.notFound)

/** Returns the facts of a ride or charge of the rider. Errors: refuses if there is none. */
function subjectOf(state: BackendState, visitor: Visitor, { kind, id }: Pick<CaseRecord['about'], 'kind' | 'id'>) {
  if (kind === 'order') {
    const order = ownOrder(state, visitor, id)
    return { faremedia_id: null, order_number: order.order_number, date_time: order.date, amount: paidOf(order) }
  }
  const { uuid } = riderOf(visitor).user
  const cards = cardsOf(state, visitor).map(({ faremedia_id }) => faremedia_id)
  const entry =
    kind === 'tap'
      ? cards.flatMap((card) => tapsOf(state, card, uuid)).find(({ tap_id }) => tap_id === id)
      : cards.flatMap((card) => activityOf(state, card, uuid)).find(({ activity_id }) => activity_id === id)
  if (!entry) refuse(codes.notFound)
  const { faremedia_id, date_time } = entry
  return { faremedia_id, order_number: null, date_time, amount: 'fare' in entry ? entry.fare : entry.amount }
}
