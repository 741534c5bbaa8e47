import { bankCardLink, physicalLink } from '../../features/cards/linking/linkCard'
import { blockAsked, blocking, blockNowAsked, unblockAsked } from '../../features/cards/management/acts/blocking'
import { newVirtualCard } from '../../features/cards/management/acts/newVirtualCard'
import { removal, removalAsked } from '../../features/cards/management/acts/removal'
import { fareCards, selectCard } from '../../features/cards/fareMedia/cards/fareCards'
import { transferAsked, transferring } from '../../features/cards/transfers/sendTransfer'
import type { RootState } from '../../shared/store'
import { always, found, sends, told, withSession } from './play/consequences'
import type { Becomes } from './play/consequences'
import { shownBy } from './play/row'
import type { FaultRow, Scene } from './play/row'

/** The rider has the cards on the screen, and confirms what is asked. */
const showCards = async ({ dispatch, until }: Scene): Promise<void> => {
  dispatch(fareCards.requested())
  await until((state) => fareCards.select(state).status === 'loaded')
}

const showBlockedCard = async (scene: Scene): Promise<void> => {
  await showCards(scene)
  scene.dispatch(blockNowAsked({ id: 'card-plastic', reason: 'lost' }))
  await scene.until((state) => selectCard(state, 'card-plastic')?.status === 'BLOCKED')
  scene.dispatch(blocking.opened())
}

const showCardsToMove = async (scene: Scene): Promise<void> => {
  await showCards(scene)
}

const movesFunds = ({ dispatch }: Scene) =>
  dispatch(transferAsked({ fromId: 'card-plastic', toId: 'card-phone', amount: 500 }))

/** Returns what the page knows of the money. */
const transferShows = (state: RootState): string => {
  const shown = shownBy(transferring.select(state))
  if (shown.includes('transfers:failed')) return 'not moved'
  return shown === 'transfers:unknown' ? 'not known' : shown
}

/** After a lost answer the portal looks up whether the money was moved, and says so in its own place. */
const spends = (changes: Partial<Becomes>): Becomes => ({
  ...always(told('not moved')),
  42901: told('too many attempts'),
  ...found,
  ...changes,
})

export const cardManagementRows = {
  blockFareMedium: {
    who: 'rider',
    before: showCards,
    event: ({ dispatch }) => dispatch(blockAsked('card-plastic')),
    shows: (state) => shownBy(blocking.select(state)),
    wanted: 'done',
    fails: sends({ ...withSession, ...found }),
  },

  unblockFareMedium: {
    who: 'rider',
    before: showBlockedCard,
    event: ({ dispatch }) => dispatch(unblockAsked('card-plastic')),
    shows: (state) => shownBy(blocking.select(state)),
    wanted: 'done',
    fails: sends({ ...withSession, ...found }),
  },

  removeFareMedium: {
    who: 'rider',
    before: showCards,
    event: ({ dispatch }) => dispatch(removalAsked('card-plastic')),
    shows: (state) => shownBy(removal.select(state)),
    wanted: 'done',
    // The answer says nothing, so its shape does not matter.
    fails: sends({ ...withSession, ...found, wrongShape: told('done') }),
  },

  createVirtualCard: {
    who: 'rider',
    before: showCards,
    event: ({ dispatch }) => dispatch(newVirtualCard.requested({ nickname: 'Spare', requestId: 'request-1' })),
    shows: (state) => shownBy(newVirtualCard.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  linkFareMedium: {
    who: 'rider',
    event: ({ dispatch }) =>
      dispatch(physicalLink.requested({ card_number: '6030999900001111', security_code: '456' })),
    shows: (state) => shownBy(physicalLink.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  linkBankCard: {
    who: 'tappingRider',
    event: ({ dispatch }) =>
      dispatch(bankCardLink.requested({ last4: '4242', expiry: '12/30', tap_date: '2026-11-18', tap_amount: 275 })),
    shows: (state) => shownBy(bankCardLink.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  transferFunds: {
    who: 'rider',
    before: showCardsToMove,
    event: movesFunds,
    shows: transferShows,
    wanted: 'done',
    fails: spends(withSession),
  },

  /** Every try to move is lost before it arrives, so that the portal must look its outcome up. */
  findTransfer: {
    who: 'rider',
    before: async (scene) => {
      await showCardsToMove(scene)
      await scene.backend.fault('transferFunds', 'offline')
    },
    event: movesFunds,
    shows: transferShows,
    wanted: 'not moved',
    fails: { ...always(told('not known')), ...withSession },
  },
} satisfies Record<string, FaultRow>
