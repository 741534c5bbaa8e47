import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { failedBy, resting, sending } from '../../../shared/forms/formFault'
import type { Attempt, FormFault } from '../../../shared/forms/formFault'

interface ForgotState {
  attempt: Attempt
  /** Whom a message was last asked for; whether one was sent nobody here can tell (AUTH-11). */
  email: string | null
  pausedUntil: number
}

const initialState: ForgotState = { attempt: resting, email: null, pausedUntil: 0 }

const forgotSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    forgotOpened(state) {
      if (state.attempt.status === 'sending') return
      state.attempt = resting
      state.email = null
    },
    forgotRequested(state, _action: PayloadAction<{ email: string }>) {
      state.attempt = sending
    },
    forgotAccepted(_state, { payload }: PayloadAction<{ email: string; pausedUntil: number }>) {
      return { attempt: resting, ...payload }
    },
    forgotRefused(state, { payload }: PayloadAction<FormFault>) {
      state.attempt = failedBy(payload)
    },
  },
  selectors: { selectForgot: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof forgotSlice> {}
}

export const { forgotOpened, forgotRequested, forgotAccepted, forgotRefused } = forgotSlice.actions
export const { selectForgot } = forgotSlice.injectInto(rootReducer).selectors
