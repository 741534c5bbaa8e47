import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'

interface VerificationState {
  status: 'resting' | 'checking' | 'notYet' | 'failed'
}

const initialState: VerificationState = { status: 'resting' }

/** The rider says that the email is confirmed; the backend knows. */
const verificationSlice = createSlice({
  name: 'verification',
  initialState,
  reducers: {
    /** The blocked-action dialog came up. */
    verificationAsked(state) {
      state.status = 'resting'
    },
    /** By the rider's own word, or in passing: the window was returned to. */
    verificationCheckRequested(state, { payload }: PayloadAction<{ inPassing: boolean }>) {
      if (!payload.inPassing) state.status = 'checking'
    },
    verificationChecked(state, { payload }: PayloadAction<'resting' | 'notYet' | 'failed'>) {
      state.status = payload
    },
  },
  selectors: { selectVerification: (state) => state.status },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof verificationSlice> {}
}

export const { verificationAsked, verificationCheckRequested, verificationChecked } = verificationSlice.actions
export const { selectVerification } = verificationSlice.injectInto(rootReducer).selectors
