import { fareMediaFeature } from '../../features/fareMedia/cards/fareMediaFeature'
import {
  cardsRequested,
  renameRequested,
  selectCards,
  selectRenaming,
} from '../../features/fareMedia/cards/fareMediaSlice'
import { selectEpoch } from '../../features/session'
import { cardSessionFeature } from '../../features/fareMedia/guestCard/cardSession'
import { cardSessionRequested, selectCardEntry } from '../../features/fareMedia/guestCard/cardSessionSlice'
import { cardSessionEnds, loads, sends, told, withSession } from './consequences'
import { shownBy, shownOf, whyFailed } from './row'
import type { FaultRow, Scene } from './row'

const showCards = ({ store, dispatch }: Scene) => {
  store.attach(fareMediaFeature)
  dispatch(cardsRequested({ epoch: selectEpoch(store.getState()) }))
}

export const fareMediaRows = {
  listFareMedia: {
    who: 'rider',
    event: showCards,
    shows: (state) => shownOf(selectCards(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** A guest who has the card's token; when that is over, number and code are asked for again (decision 20). */
  renameFareMedium: {
    who: 'guestWithCard',
    before: ({ store }) => store.attach(fareMediaFeature),
    event: ({ dispatch }) => dispatch(renameRequested({ faremediaId: 'card-guest', nickname: 'Spare' })),
    shows: (state) => {
      const renaming = selectRenaming(state)
      if (renaming.status === 'failed') return whyFailed(renaming.error)
      return renaming.status === 'sending' ? 'waiting' : renaming.status
    },
    wanted: 'done',
    fails: loads({ 401: cardSessionEnds, 50020: cardSessionEnds }),
  },

  /** Nobody is signed in by it, so a 401 is a failure like any other. */
  startCardSession: {
    who: 'visitor',
    before: ({ store }) => store.attach(cardSessionFeature),
    event: ({ dispatch }) => dispatch(cardSessionRequested({ number: '6030123456789012', code: '123' })),
    shows: (state) => shownBy(selectCardEntry(state)),
    wanted: 'resting',
    fails: sends({ 401: told('something went wrong') }),
  },
} satisfies Record<string, FaultRow>
