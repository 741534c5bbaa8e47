import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { locationChanged } from '../../../../shared/navigation/navigation'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { isAt } from '../../../../shared/paths'
import { rootReducer } from '../../../../shared/store'
import type { Provider } from '../visitor/provider'
import { guestStarted, secondFactorDue, signedIn, signInExpired } from '../visitor/sessionSlice'
import { providerChosen, signInReturned, signInSubmission } from './signInSubmission'

interface SignInState {
  failures: number
  /** It stays until the credentials are sent, or the page is left. */
  reason: TextRef | null
  waitingFor: Provider | null
}

const initialState: SignInState = { failures: 0, reason: null, waitingFor: null }

const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signInSubmission.requested, (state) => {
        state.reason = null
        state.waitingFor = null
      })
      .addCase(providerChosen, (state, { payload }) => {
        state.reason = null
        state.waitingFor = payload.provider
      })
      .addCase(signInSubmission.refused, (state) => {
        state.failures += 1
      })
      .addCase(signInReturned, (state, { payload }) => returnWith(state, payload))
      .addCase(signInExpired, (state) => returnWith(state, { key: 'session:secondFactor.expired' }))
      .addCase(locationChanged, (state, { payload }) => {
        if (!isAt(payload.pathname, 'login')) state.reason = null
      })
      .addMatcher(isAnyOf(signedIn, secondFactorDue, guestStarted), () => initialState)
  },
  selectors: {
    selectSignInFailures: (state) => state.failures,
    selectSignInReason: (state) => state.reason,
    selectWaitingFor: (state) => state.waitingFor,
  },
})

function returnWith(state: SignInState, reason: TextRef): void {
  state.reason = reason
  state.waitingFor = null
}

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof signInSlice> {}
}

export const { selectSignInFailures, selectSignInReason, selectWaitingFor } =
  signInSlice.injectInto(rootReducer).selectors
