import { languageChanged, selectLanguage } from './settingsSlice'

/** Loaded in it, and again when it changes. */
export const interfaceLanguage = { select: selectLanguage, changed: languageChanged }
