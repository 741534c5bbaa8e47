import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer, visitorChanged } from '../../../shared/store'
import type { Takeover } from './takeoverPlan'

interface TakeoverState {
  takeover: Takeover | null
}

const initialState: TakeoverState = { takeover: null }

const takeoverSlice = createSlice({
  name: 'takeover',
  initialState,
  reducers: {
    takeoverChanged: (_, { payload }: PayloadAction<Takeover>) => ({ takeover: payload }),
    /** After a failure, too, what was handed over stays. */
    takeoverEnded: () => initialState,
  },
  extraReducers: (builder) => void builder.addMatcher(visitorChanged.match, () => initialState),
  selectors: { selectTakeover: ({ takeover }) => takeover },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof takeoverSlice> {}
}

export const { takeoverChanged, takeoverEnded } = takeoverSlice.actions
export const { selectTakeover } = takeoverSlice.injectInto(rootReducer).selectors
