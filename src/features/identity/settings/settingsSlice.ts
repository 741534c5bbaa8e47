import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import type { OperatorSettings } from './operatorSettings'

interface SettingsState {
  /** Null before the start. */
  operator: OperatorSettings | null
  /** The language is shown, sent as Accept-Language, and stored. */
  language: string
}

const initialState: SettingsState = { operator: null, language: 'en' }

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    portalStarted(state, { payload }: PayloadAction<{ operator: OperatorSettings; language: string }>) {
      state.operator = payload.operator
      state.language = payload.language
    },
    /** Profile, cart and products react. */
    languageChanged(state, { payload }: PayloadAction<string>) {
      state.language = payload
    },
  },
  selectors: {
    selectSettings: (state): OperatorSettings => {
      if (!state.operator) throw new Error('The portal has not started: operator settings are missing')
      return state.operator
    },
    selectLanguage: (state) => state.language,
  },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof settingsSlice> {}
}

export const { portalStarted, languageChanged } = settingsSlice.actions
export const { selectSettings, selectLanguage } = settingsSlice.injectInto(rootReducer).selectors

/** Data in this language loads again when it changes. */
export const interfaceLanguage = { select: selectLanguage, changed: languageChanged }
