import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import type { Progress } from '../../secondFactor'
import { machine } from '../../secondFactor/onDemand'
import type { Outcome, SecondFactor } from '../../secondFactor/onDemand'
import { secondFactorDue, sessionLost, sessionRestored, signedIn, signInExpired } from '../visitor/sessionSlice'
import { visitorOf } from '../visitor/visitorOf'

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
    /** The code is never stored. */
    codeGiven: (state, _action: PayloadAction<string>) => machine.asked(state, 'verify'),
    backupCodeGiven: (state, _action: PayloadAction<string>) => machine.asked(state, 'verify'),
    stepAnswered: (state, { payload }: PayloadAction<Outcome>) => machine.answered(state, payload),
    skipRefused: (state) => machine.skipRefused(state),
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

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof secondFactorSlice> {}
}

/** The step was shown, or another tab changed its progress. */
export const stepShown = createAction('secondFactor/stepShown')
export const signInCancelled = createAction('secondFactor/cancelled')

/** The temporary token ended before the second factor was done. */
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
  backupCodeGiven,
  stepAnswered,
  skipRefused,
  stepPassed,
} = secondFactorSlice.actions
export const { selectSecondFactor } = secondFactorSlice.injectInto(rootReducer).selectors
