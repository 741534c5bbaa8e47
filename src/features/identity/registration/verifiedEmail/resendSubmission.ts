import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'

/** Sends the message for confirming the email again (AUTH-10, AUTH-16), to the given email or to the rider's own. */
export const resendSubmission = submissionSlice<{ email?: string }>('resendConfirmation')

const resendPauseSlice = createSlice({
  name: 'resendPause',
  initialState: { until: 0 },
  reducers: {
    /**
     * The time of the portal's clock before which no other message is sent: one was just sent, or the backend asks to
     * wait.
     */
    resendPaused: (_, { payload }: PayloadAction<{ until: number }>) => payload,
  },
  selectors: { selectResendPause: (state) => state.until },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof resendPauseSlice> {}
}

export const { resendPaused } = resendPauseSlice.actions
export const { selectResendPause } = resendPauseSlice.injectInto(rootReducer).selectors
