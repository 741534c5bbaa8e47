import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'

interface Asked {
  /** The email that a message was last requested for. The portal cannot tell whether one was sent (AUTH-11). */
  email: string | null
  pausedUntil: number
}

export const forgotSubmission = submissionSlice<{ email: string }, { email: string; pausedUntil: number }>(
  'forgotPassword',
)

/** The last request for a message. It remains while another message is requested. */
const resetLinkSlice = createSlice({
  name: 'resetLinkAsked',
  initialState: { email: null, pausedUntil: 0 } as Asked,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(forgotSubmission.opened, (asked) => ({ ...asked, email: null }))
      .addCase(forgotSubmission.accepted, (_, { payload }) => payload)
  },
  selectors: { selectResetLinkAsked: (state) => state },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof resetLinkSlice> {}
}

export const { selectResetLinkAsked } = resetLinkSlice.injectInto(rootReducer).selectors
