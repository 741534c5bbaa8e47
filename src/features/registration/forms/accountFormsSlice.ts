import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { FieldConfig } from '../../../api/contract/forms'
import { idle, loading } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'

/** The forms of the ways in, by the server's names for them. */
export type AccountFormName = 'signup' | 'forgot' | 'reset' | 'invite'

type AccountForms = Record<AccountFormName, Remote<FieldConfig[]>>

const initialState: AccountForms = { signup: idle, forgot: idle, reset: idle, invite: idle }

const accountFormsSlice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    /** A form came to the screen, or its fields are asked for again. */
    accountFormRequested(state, { payload: name }: PayloadAction<AccountFormName>) {
      // What is on the screen stays until its successor is here.
      if (state[name].status !== 'loaded') state[name] = loading
    },
    accountFormAnswered(state, { payload }: PayloadAction<{ name: AccountFormName; form: Remote<FieldConfig[]> }>) {
      const { name, form } = payload
      if (form.status === 'loaded' || state[name].status !== 'loaded') state[name] = form
    },
  },
  selectors: { selectAccountForms: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof accountFormsSlice> {}
}

export const { accountFormRequested, accountFormAnswered } = accountFormsSlice.actions
export const { selectAccountForms } = accountFormsSlice.injectInto(rootReducer).selectors
