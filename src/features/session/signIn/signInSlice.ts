import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { FieldConfig } from '../../../api/contract/forms'
import { idle, loading } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'
import { locationChanged } from '../../../shared/navigation/navigation'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { isAt } from '../../../shared/paths'
import { guestStarted, secondFactorDue, signedIn, signInExpired } from '../visitor/sessionSlice'
import type { Provider } from '../visitor/provider'

/** An error as sign-in reports it: a code and words (AUTH-05). */
export interface SignInError {
  code: number
  text: TextRef
}

interface SignInState {
  form: Remote<FieldConfig[]>
  attempt: { status: 'resting' } | { status: 'sending' } | { status: 'failed'; errors: SignInError[] }
  /** Tries that failed one after the other. */
  failures: number
  /** Why the credentials are asked for again; stays beside the form until they are sent, or another page is shown. */
  reason: TextRef | null
  /** Whose window is open, or whose script is under way. */
  waitingFor: Provider | null
}

const initialState: SignInState = {
  form: idle,
  attempt: { status: 'resting' },
  failures: 0,
  reason: null,
  waitingFor: null,
}

const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    /** A sign-in form came to the screen, or its fields are asked for again. */
    signInFormRequested(state) {
      if (state.form.status !== 'loaded') state.form = loading
      if (state.attempt.status === 'failed') state.attempt = { status: 'resting' }
    },
    signInFormAnswered(state, { payload }: PayloadAction<Remote<FieldConfig[]>>) {
      state.form = payload
    },
    /** Form values, or an access token of a connected account (AUTH-06). */
    signInRequested(state, _action: PayloadAction<Record<string, string>>) {
      state.attempt = { status: 'sending' }
      state.reason = null
      state.waitingFor = null
    },
    /** `returnTo` is where to go on from, for a provider whose page takes the place of ours. */
    providerChosen(state, { payload }: PayloadAction<{ provider: Provider; returnTo?: string }>) {
      state.attempt = { status: 'resting' }
      state.reason = null
      state.waitingFor = payload.provider
    },
    signInFailed(state, { payload }: PayloadAction<SignInError[]>) {
      state.attempt = { status: 'failed', errors: payload }
      state.failures += 1
    },
    /** The connection failed: its pop-up tells, and what was typed waits. */
    signInInterrupted(state) {
      state.attempt = { status: 'resting' }
    },
    /** A later step, or a provider, led back to the form. */
    signInReturned(state, { payload }: PayloadAction<TextRef>) {
      returnWith(state, payload)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signInExpired, (state) => returnWith(state, { key: 'session:secondFactor.expired' }))
      .addCase(locationChanged, (state, { payload }) => {
        if (!isAt(payload.pathname, 'login')) state.reason = null
      })
      .addMatcher(isAnyOf(signedIn, secondFactorDue, guestStarted), (state) => {
        state.attempt = { status: 'resting' }
        state.failures = 0
        state.reason = null
        state.waitingFor = null
      })
  },
  selectors: {
    selectSignInForm: (state) => state.form,
    selectSignInAttempt: (state) => state.attempt,
    selectSignInFailures: (state) => state.failures,
    selectSignInReason: (state) => state.reason,
    selectWaitingFor: (state) => state.waitingFor,
  },
})

function returnWith(state: SignInState, reason: TextRef): void {
  state.attempt = { status: 'resting' }
  state.reason = reason
  state.waitingFor = null
}

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof signInSlice> {}
}

export const {
  signInFormRequested,
  signInFormAnswered,
  signInRequested,
  providerChosen,
  signInFailed,
  signInInterrupted,
  signInReturned,
} = signInSlice.actions
export const { selectSignInForm, selectSignInAttempt, selectSignInFailures, selectSignInReason, selectWaitingFor } =
  signInSlice.injectInto(rootReducer).selectors
