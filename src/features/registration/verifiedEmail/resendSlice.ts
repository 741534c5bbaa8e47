import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'

interface ResendState {
  status: 'resting' | 'sending' | 'sent' | 'failed'
  /** Not before this instant of the portal's clock. */
  pausedUntil: number
}

const initialState: ResendState = { status: 'resting', pausedUntil: 0 }

/** The message that asks for a confirmation of the email, sent once more (AUTH-10, AUTH-16). */
const resendSlice = createSlice({
  name: 'resendConfirmation',
  initialState,
  reducers: {
    /** Another place offers it: what was said in the one before is over. */
    resendOffered(state) {
      if (state.status !== 'sending') state.status = 'resting'
    },
    /** To the email that is given, or to the rider's own. */
    resendRequested(state, _action: PayloadAction<{ email?: string }>) {
      state.status = 'sending'
    },
    resendDone(state, { payload }: PayloadAction<{ pausedUntil: number }>) {
      state.status = 'sent'
      state.pausedUntil = payload.pausedUntil
    },
    resendFailed(state, { payload }: PayloadAction<{ pausedUntil?: number }>) {
      state.status = 'failed'
      state.pausedUntil = payload.pausedUntil ?? state.pausedUntil
    },
    /** A message went out for another reason: signing up. */
    confirmationMailed(_state, { payload }: PayloadAction<{ pausedUntil: number }>) {
      return { status: 'resting', pausedUntil: payload.pausedUntil }
    },
  },
  selectors: { selectResend: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof resendSlice> {}
}

export const { resendOffered, resendRequested, resendDone, resendFailed, confirmationMailed } = resendSlice.actions
export const { selectResend } = resendSlice.injectInto(rootReducer).selectors
