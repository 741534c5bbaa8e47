import { cardActivity, cardHistoryFeature, cardTaps } from '../../features/cards/history/cardHistory'
import { loads, withSession } from './play/consequences'
import { shownOf } from './play/row'
import type { FaultRow } from './play/row'

export const cardHistoryRows = {
  listCardActivity: {
    who: 'rider',
    before: ({ store }) => store.attach(cardHistoryFeature),
    event: ({ dispatch }) => dispatch(cardActivity.pages.requested({ page: 1, filter: { card: 'card-plastic' } })),
    shows: (state) => shownOf(cardActivity.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listCardTaps: {
    who: 'tappingRider',
    before: ({ store }) => store.attach(cardHistoryFeature),
    event: ({ dispatch }) => dispatch(cardTaps.pages.requested({ page: 1, filter: { card: 'card-bank' } })),
    shows: (state) => shownOf(cardTaps.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },
} satisfies Record<string, FaultRow>
