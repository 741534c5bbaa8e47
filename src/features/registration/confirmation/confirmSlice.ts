import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { ApiError } from '../../../api/errors'
import { rootReducer } from '../../../shared/store'

/** `badLink`: the token is wrong, too old, or missing. */
type Confirmation =
  { status: 'checking' } | { status: 'confirmed' } | { status: 'badLink' } | { status: 'failed'; error: ApiError }

const confirmSlice = createSlice({
  name: 'confirmation',
  initialState: { confirmation: { status: 'checking' } as Confirmation },
  reducers: {
    /** The link of the message was opened (AUTH-10). */
    confirmationOpened(state, _action: PayloadAction<{ token: string }>) {
      state.confirmation = { status: 'checking' }
    },
    confirmationAnswered(state, { payload }: PayloadAction<Confirmation>) {
      state.confirmation = payload
    },
  },
  selectors: { selectConfirmation: (state) => state.confirmation },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof confirmSlice> {}
}

export const { confirmationOpened, confirmationAnswered } = confirmSlice.actions
export const { selectConfirmation } = confirmSlice.injectInto(rootReducer).selectors
