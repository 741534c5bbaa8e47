import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { FareMedium } from '../../../api/contract/fareMedia'
import type { ApiError, Result } from '../../../api/errors'
import { fromResult, idle, loading, valueOf } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'
import type { RootState } from '../../../shared/store'
import { loggedOut, selectEpoch, sessionLost } from '../../session'
import type { CurrentCard } from './currentCard'

/** What a card is chosen for: to see what is sold for it, or to put value on it. */
export type CardAim = 'products' | 'value'

type Renaming =
  { status: 'resting' } | { status: 'done' } | { status: 'sending' } | { status: 'failed'; error: ApiError }

interface FareMediaState {
  /** The cards of who was here at that epoch. */
  cards: Remote<FareMedium[]>
  epoch: number
  current: CurrentCard | null
  renaming: Renaming
}

const resting = { status: 'resting' } as const
const initialState: FareMediaState = { cards: idle, epoch: 0, current: null, renaming: resting }

const fareMediaSlice = createSlice({
  name: 'fareMedia',
  initialState,
  reducers: {
    /** They are shown, and read anew with every visit (decision 76). What is there stays meanwhile. */
    cardsRequested(state, { payload: { epoch } }: PayloadAction<{ epoch: number }>) {
      if (state.cards.status !== 'loaded' || state.epoch !== epoch) state.cards = loading
      state.epoch = epoch
    },
    cardsAnswered(state, { payload }: PayloadAction<Result<FareMedium[]>>) {
      state.cards = fromResult(payload)
    },
    currentCardRead(state, { payload }: PayloadAction<CurrentCard | null>) {
      state.current = payload
    },
    /** A card is to be bought for. What is in the cart may stand in the way (CAT-11): see `app/flows/chooseCard`. */
    cardChosen(_state, _action: PayloadAction<{ faremediaId: string; aim: CardAim }>) {},
    /** The guest is done with the card; see `app/flows/leaveCard`. */
    cardLeaveRequested() {},
    renameOpened(state) {
      state.renaming = resting
    },
    renameRequested(state, _action: PayloadAction<{ faremediaId: string; nickname: string }>) {
      state.renaming = { status: 'sending' }
    },
    renameRefused(state, { payload }: PayloadAction<ApiError>) {
      state.renaming = { status: 'failed', error: payload }
    },
    cardRenamed(state, { payload }: PayloadAction<FareMedium>) {
      state.renaming = { status: 'done' }
      if (state.cards.status !== 'loaded') return
      state.cards.value = state.cards.value.map((card) => (card.faremedia_id === payload.faremedia_id ? payload : card))
    },
  },
  extraReducers: (builder) => {
    for (const over of [loggedOut, sessionLost]) builder.addCase(over, () => initialState)
  },
  selectors: {
    selectOwnState: (state) => state,
    selectCurrentCard: (state) => state.current,
    selectRenaming: (state) => state.renaming,
  },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof fareMediaSlice> {}
}

export const {
  cardsRequested,
  cardsAnswered,
  currentCardRead,
  cardChosen,
  cardLeaveRequested,
  renameOpened,
  renameRequested,
  renameRefused,
  cardRenamed,
} = fareMediaSlice.actions
const injected = fareMediaSlice.injectInto(rootReducer).selectors
export const { selectCurrentCard, selectRenaming } = injected

/** The cards of who is here; whoever was here before had others. */
export const selectCards = createSelector(
  [injected.selectOwnState, selectEpoch],
  ({ cards, epoch }, now): Remote<FareMedium[]> => (epoch === now ? cards : idle),
)

export const selectCard = (state: RootState, faremediaId: string): FareMedium | undefined =>
  valueOf(selectCards(state))?.find((card) => card.faremedia_id === faremediaId)
