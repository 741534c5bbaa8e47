import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { submissionSlice } from '../../../shared/submission/submissionSlice'

/**
 * The message that asks for a confirmation of the email, sent once more (AUTH-10, AUTH-16): to the email that is given,
 * or to the rider's own.
 */
export const resendSubmission = submissionSlice<{ email?: string }>('resendConfirmation')

const resendPauseSlice = createSlice({
  name: 'resendPause',
  initialState: { until: 0 },
  reducers: {
    /** Not again before this instant of the portal's clock: a message went out, or the backend asks to wait. */
    resendPaused: (_, { payload }: PayloadAction<{ until: number }>) => payload,
  },
  selectors: { selectResendPause: (state) => state.until },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof resendPauseSlice> {}
}

export const { resendPaused } = resendPauseSlice.actions
export const { selectResendPause } = resendPauseSlice.injectInto(rootReducer).selectors
