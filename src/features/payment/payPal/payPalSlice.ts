import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { idle, loading } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'

/** What PayPal's window is opened with: a name for something that nobody has agreed to yet. */
interface PayPalState {
  session: Remote<string>
}

const initialState: PayPalState = { session: idle }

const payPalSlice = createSlice({
  name: 'payPal',
  initialState,
  reducers: {
    payPalRequested(state) {
      state.session = loading
    },
    payPalAnswered(state, { payload }: PayloadAction<Remote<string>>) {
      state.session = payload
    },
  },
  selectors: { selectPayPalSession: (state) => state.session },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof payPalSlice> {}
}

export const { payPalRequested, payPalAnswered } = payPalSlice.actions
export const { selectPayPalSession } = payPalSlice.injectInto(rootReducer).selectors
