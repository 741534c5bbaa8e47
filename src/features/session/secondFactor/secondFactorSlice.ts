import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import type { Fault } from '../../../shared/submission/fault'
import { secondFactorDue, sessionLost, sessionRestored, signedIn, signInExpired } from '../visitor/sessionSlice'
import { visitorOf } from '../visitor/storedSession'
import * as machine from './machine'
import type { SecondFactor } from './machine'
import type { Progress, SentCode } from '../visitor/secondFactorProgress'

const initialState = machine.closed as SecondFactor

const secondFactorSlice = createSlice({
  name: 'secondFactor',
  initialState,
  reducers: {
    progressRead: (state, { payload }: PayloadAction<Progress>) => machine.opened(state, payload),
    offerAccepted: (state) => machine.offerAccepted(state),
    offerReopened: (state) => machine.offerReopened(state),
    offerDeclined: (state, { payload }: PayloadAction<{ remember: boolean }>) =>
      machine.asked(state, payload.remember ? 'neverAgain' : 'notNow'),
    phoneGiven: (state, _action: PayloadAction<{ country_code: string; phone: string }>) =>
      machine.asked(state, 'enroll'),
    numberChanged: (state) => machine.numberChanged(state),
    resendRequested: (state) => machine.asked(state, 'resend'),
    /** The code is only in the action and is never stored. */
    codeGiven: (state, _action: PayloadAction<string>) => machine.asked(state, 'verify'),
    codeSent: (state, { payload }: PayloadAction<{ code: SentCode; resendAt: number }>) =>
      machine.codeSent(state, payload),
    codeRefused: (state, { payload }: PayloadAction<'wrong' | 'expired' | 'void'>) =>
      machine.codeRefused(state, payload),
    resendPutOff: (state, { payload }: PayloadAction<number>) => machine.resendPutOff(state, payload),
    nothingSent: (state) => machine.nothingSent(state),
    skipRefused: (state) => machine.skipRefused(state),
    stepFailed: (state, { payload }: PayloadAction<Fault>) => machine.failed(state, payload),
    stepPassed: (state) => machine.passed(state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRestored, (state, { payload }) =>
        visitorOf(payload).kind === 'temporary' ? state : machine.closed,
      )
      // A new sign-in starts from the beginning.
      .addMatcher(isAnyOf(secondFactorDue, signedIn, sessionLost, signInExpired), () => machine.closed)
  },
  selectors: {
    selectSecondFactor: (state) => state,
  },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof secondFactorSlice> {}
}

/** The second factor was shown, or another tab changed its progress. */
export const stepShown = createAction('secondFactor/stepShown')
/** The visitor chose to return to the credentials. */
export const signInCancelled = createAction('secondFactor/cancelled')

/** The temporary token expired before the second factor was done. */
export const timeRanOut = createAction('secondFactor/timeRanOut')

export const {
  progressRead,
  offerAccepted,
  offerReopened,
  offerDeclined,
  phoneGiven,
  numberChanged,
  resendRequested,
  codeGiven,
  codeSent,
  codeRefused,
  resendPutOff,
  nothingSent,
  skipRefused,
  stepFailed,
  stepPassed,
} = secondFactorSlice.actions
export const { selectSecondFactor } = secondFactorSlice.injectInto(rootReducer).selectors
