import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { FormValues } from '../../../shared/forms/fieldSpec'
import { rootReducer } from '../../../shared/store'
import { failedBy, resting, sending } from '../../../shared/forms/formFault'
import type { Attempt, FormFault } from '../../../shared/forms/formFault'

/** `sent`: the account is there or was before; nobody here can tell which (AUTH-09). */
type SignUp = Attempt | { status: 'sent'; email: string }

const signUpSlice = createSlice({
  name: 'signUp',
  initialState: { attempt: resting as SignUp },
  reducers: {
    signUpOpened(state) {
      if (state.attempt.status !== 'sending') state.attempt = resting
    },
    /** The values travel in the event and are kept nowhere: there is a password among them. */
    signUpRequested(state, _action: PayloadAction<FormValues>) {
      state.attempt = sending
    },
    signUpRefused(state, { payload }: PayloadAction<FormFault>) {
      state.attempt = failedBy(payload)
    },
    signUpAccepted(state, { payload }: PayloadAction<{ email: string }>) {
      state.attempt = { status: 'sent', email: payload.email }
    },
  },
  selectors: { selectSignUp: (state) => state.attempt },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof signUpSlice> {}
}

export const { signUpOpened, signUpRequested, signUpRefused, signUpAccepted } = signUpSlice.actions
export const { selectSignUp } = signUpSlice.injectInto(rootReducer).selectors
