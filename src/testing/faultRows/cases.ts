import { cases } from '../../features/paying/cases/listedCases'
import { caseReport, shownCase } from '../../features/paying/cases/cases'
import { inBackground, loads, sends, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow } from './play/row'

const about = { kind: 'order', id: 'order-100003' } as const
export const casesRows = {
  listCases: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(cases.requested()),
    shows: (state) => shownOf(cases.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  getCase: {
    who: 'reportingRider',
    event: ({ dispatch }) => dispatch(shownCase.requested('C-902')),
    shows: (state) => shownOf(shownCase.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  openCase: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(caseReport.requested({ about, reason: 'other' })),
    shows: (state) => shownBy(caseReport.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  readCase: {
    who: 'reportingRider',
    event: ({ dispatch }) => dispatch(shownCase.requested('C-901')),
    shows: (state) => shownOf(shownCase.select(state)),
    wanted: 'loaded',
    fails: inBackground('loaded'),
  },
} satisfies Record<string, FaultRow>
