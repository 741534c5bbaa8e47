import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer, visitorChanged } from '../../../../shared/store'
import type { CurrentCard } from './currentCard'

export type CardAim = 'products' | 'value'

interface FareMediaState {
  current: CurrentCard | null
}

const initialState: FareMediaState = { current: null }

const fareMediaSlice = createSlice({
  name: 'fareMedia',
  initialState,
  reducers: {
    currentCardRead(state, { payload }: PayloadAction<CurrentCard | null>) {
      state.current = payload
    },
    /** The visitor chose a card to buy for. The cart may conflict with it (CAT-11): see `app/flows/chooseCard`. */
    cardChosen(_state, _action: PayloadAction<{ faremediaId: string; aim: CardAim }>) {},
    /** The guest stops using the card: see `app/flows/leaveCard`. */
    cardLeaveRequested() {},
  },
  extraReducers: (builder) => {
    builder.addCase(visitorChanged, () => initialState)
  },
  selectors: { selectCurrentCard: (state) => state.current },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof fareMediaSlice> {}
}

export const { currentCardRead, cardChosen, cardLeaveRequested } = fareMediaSlice.actions
export const { selectCurrentCard } = fareMediaSlice.injectInto(rootReducer).selectors
