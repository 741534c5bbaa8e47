import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { failedBy, resting, sending } from '../../../shared/forms/formFault'
import type { Attempt, FormFault } from '../../../shared/forms/formFault'

interface CardSessionState {
  attempt: Attempt
}

const initialState: CardSessionState = { attempt: resting }

const cardSessionSlice = createSlice({
  name: 'cardSession',
  initialState,
  reducers: {
    cardEntryOpened(state) {
      if (state.attempt.status !== 'sending') state.attempt = resting
    },
    /** Number and security code travel in the event and are kept nowhere (FM-12). */
    cardSessionRequested(state, _action: PayloadAction<{ number: string; code: string }>) {
      state.attempt = sending
    },
    cardSessionRefused(state, { payload }: PayloadAction<FormFault>) {
      state.attempt = failedBy(payload)
    },
    /** The visitor is a guest with that card now. */
    cardSessionStarted(state) {
      state.attempt = resting
    },
  },
  selectors: { selectCardEntry: (state) => state.attempt },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof cardSessionSlice> {}
}

export const { cardEntryOpened, cardSessionRequested, cardSessionRefused, cardSessionStarted } =
  cardSessionSlice.actions
export const { selectCardEntry } = cardSessionSlice.injectInto(rootReducer).selectors
