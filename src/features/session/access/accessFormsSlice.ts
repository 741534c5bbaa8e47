import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { FieldConfig } from '../../../api/contract/forms'
import { idle, loading } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { rootReducer } from '../../../shared/store'

/** The forms of the ways in, by the server's names for them. */
export type AccessFormName = 'signup' | 'forgot' | 'reset' | 'invite'

type AccessForms = Record<AccessFormName, Remote<FieldConfig[]>>

const initialState: AccessForms = { signup: idle, forgot: idle, reset: idle, invite: idle }

const accessFormsSlice = createSlice({
  name: 'accessForms',
  initialState,
  reducers: {
    /** A form came to the screen, or its fields are asked for again. */
    accessFormRequested(state, { payload: name }: PayloadAction<AccessFormName>) {
      // What is on the screen stays until its successor is here.
      if (state[name].status !== 'loaded') state[name] = loading
    },
    accessFormAnswered(state, { payload }: PayloadAction<{ name: AccessFormName; form: Remote<FieldConfig[]> }>) {
      const { name, form } = payload
      if (form.status === 'loaded' || state[name].status !== 'loaded') state[name] = form
    },
  },
  selectors: { selectAccessForms: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof accessFormsSlice> {}
}

export const { accessFormRequested, accessFormAnswered } = accessFormsSlice.actions
export const { selectAccessForms } = accessFormsSlice.injectInto(rootReducer).selectors
