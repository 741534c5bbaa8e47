import type { BodyOf } from '../../../api/contract/base/endpoint'
import type { openCase } from '../../../api/contract/paying/cases'

export interface CaseRecord {
  case_number: string
  owner: string
  about: {
    kind: BodyOf<typeof openCase>['about']['kind']
    id: string
    faremedia_id: string | null
    order_number: string | null
    date_time: string
    amount: number | null
  }
  reason: BodyOf<typeof openCase>['reason']
  note: string | null
  /** ISO 8601, UTC. The course of a case follows from it. */
  opened_at: string
  /** The rider has read the answer. */
  is_read: boolean
}

export interface CasesState {
  cases: CaseRecord[]
}

export const casesSeed = (): CasesState => ({ cases: [] })

/** Two cases of a rider: one that was answered on 2026-11-20, and one that was opened a day later. */
export const buildCases = (owner: string): CaseRecord[] => [
  {
    case_number: 'C-901',
    owner,
    about: {
      kind: 'order',
      id: 'order-100003',
      faremedia_id: null,
      order_number: 'SP-100003',
      date_time: '2026-10-31T13:20:00.000Z',
      amount: 925,
    },
    reason: 'charged_twice',
    note: 'My bank shows the amount twice.',
    opened_at: '2026-11-17T14:30:00Z',
    is_read: false,
  },
  {
    case_number: 'C-902',
    owner,
    about: {
      kind: 'activity',
      id: 'activity-M-98-0',
      faremedia_id: 'card-plastic',
      order_number: null,
      date_time: '2026-11-20T12:40:00.000Z',
      amount: -350,
    },
    reason: 'wrong_amount',
    note: null,
    opened_at: '2026-11-21T08:10:00Z',
    is_read: false,
  },
]
