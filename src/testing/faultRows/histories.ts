import { passHistory, passHistoryFeature, shownPass } from '../../features/histories/passHistory'
import { loads, withSession } from './consequences'
import { shownOf } from './row'
import type { FaultRow } from './row'

const firstPage = { page: 1, filter: {} }

export const historiesRows = {
  listPasses: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(passHistoryFeature)
      dispatch(passHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(passHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  getPass: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(passHistoryFeature)
      dispatch(shownPass.requested('pass-1'))
    },
    shows: (state) => shownOf(shownPass.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },
} satisfies Record<string, FaultRow>
