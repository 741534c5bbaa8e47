import { cardActivity, cardTaps } from '../../features/cards/history/cardHistory'
import { fareCards } from '../../features/cards/fareMedia/cards/fareCards'
import { renameSubmission } from '../../features/cards/fareMedia/cards/rename'
import '../../features/cards/fareMedia/guestCard/cardSession'
import { cardEntrySubmission } from '../../features/cards/fareMedia/guestCard/cardEntrySubmission'
import { cardSessionEnds, found, loads, sends, told, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow, Scene } from './play/row'

const showCards = ({ dispatch }: Scene) => {
  dispatch(fareCards.requested())
}

export const fareMediaRows = {
  listFareMedia: {
    who: 'rider',
    event: showCards,
    shows: (state) => shownOf(fareCards.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** The guest has a card token. When it has ended, the portal asks for number and code again (decision 20). */
  renameFareMedium: {
    who: 'guestWithCard',
    event: ({ dispatch }) => dispatch(renameSubmission.requested({ faremediaId: 'card-guest', nickname: 'Spare' })),
    shows: (state) => shownBy(renameSubmission.select(state)),
    wanted: 'done',
    fails: sends({ 401: cardSessionEnds, 50020: cardSessionEnds, ...found }),
  },

  /** This call has no session, so a 401 is a failure like any other. */
  startCardSession: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(cardEntrySubmission.requested({ number: '6030123456789012', code: '123' })),
    shows: (state) => shownBy(cardEntrySubmission.select(state)),
    wanted: 'idle',
    fails: sends({ 401: told('something went wrong') }),
  },

  listCardActivity: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(cardActivity.pages.requested({ page: 1, filter: { card: 'card-plastic' } })),
    shows: (state) => shownOf(cardActivity.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listCardTaps: {
    who: 'tappingRider',
    event: ({ dispatch }) => dispatch(cardTaps.pages.requested({ page: 1, filter: { card: 'card-bank' } })),
    shows: (state) => shownOf(cardTaps.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },
} satisfies Record<string, FaultRow>
