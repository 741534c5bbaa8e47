import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { failedBy, resting, sending } from '../../../shared/forms/formFault'
import type { Attempt, FormFault } from '../../../shared/forms/formFault'

interface ResetState {
  /** The link of the message: `bad` when its token is wrong, too old, or used before. */
  link: 'checking' | 'good' | 'bad' | 'failed'
  attempt: Attempt
}

const initialState: ResetState = { link: 'checking', attempt: resting }

const resetSlice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    resetOpened(_state, _action: PayloadAction<{ token: string }>) {
      return initialState
    },
    resetChecked(state, { payload }: PayloadAction<'good' | 'bad' | 'failed'>) {
      state.link = payload
    },
    /** Token and password travel in the event and are kept nowhere. */
    passwordGiven(state, _action: PayloadAction<{ token: string; password: string }>) {
      state.attempt = sending
    },
    passwordRefused(state, { payload }: PayloadAction<FormFault>) {
      state.attempt = failedBy(payload)
    },
    passwordSet(state) {
      state.attempt = resting
    },
  },
  selectors: { selectReset: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof resetSlice> {}
}

export const { resetOpened, resetChecked, passwordGiven, passwordRefused, passwordSet } = resetSlice.actions
export const { selectReset } = resetSlice.injectInto(rootReducer).selectors
