import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { submissionSlice } from '../../../shared/submission/submissionSlice'

interface Asked {
  /** Whom a message was last asked for; whether one was sent nobody here can tell (AUTH-11). */
  email: string | null
  pausedUntil: number
}

export const forgotSubmission = submissionSlice<{ email: string }, { email: string; pausedUntil: number }>(
  'forgotPassword',
)

/** What was asked for before; it stays while another message is asked for. */
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

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof resetLinkSlice> {}
}

export const { selectResetLinkAsked } = resetLinkSlice.injectInto(rootReducer).selectors
