import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import type { OperatorSettings } from './operatorSettings'

interface SettingsState {
  /** Before the start. */
  operator: OperatorSettings | null
  /** Shown, sent as Accept-Language, stored. */
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
    /** Later features react: profile, cart, products. */
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

/** Loaded in it, and again when it changes. */
export const interfaceLanguage = { select: selectLanguage, changed: languageChanged }
