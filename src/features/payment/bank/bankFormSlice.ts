import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { FieldConfig } from '../../../api/contract/forms'
import { idle, loading } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'

/** The fields of a bank account, by the server's definition. */
interface BankFormState {
  form: Remote<FieldConfig[]>
}

const initialState: BankFormState = { form: idle }

const bankFormSlice = createSlice({
  name: 'bankForm',
  initialState,
  reducers: {
    bankFormRequested(state) {
      // What is on the screen stays until its successor is here.
      if (state.form.status !== 'loaded') state.form = loading
    },
    bankFormAnswered(state, { payload }: PayloadAction<Remote<FieldConfig[]>>) {
      if (payload.status === 'loaded' || state.form.status !== 'loaded') state.form = payload
    },
  },
  selectors: { selectBankForm: (state) => state.form },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof bankFormSlice> {}
}

export const { bankFormRequested, bankFormAnswered } = bankFormSlice.actions
export const { selectBankForm } = bankFormSlice.injectInto(rootReducer).selectors
