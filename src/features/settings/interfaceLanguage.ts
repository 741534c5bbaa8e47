import { languageChanged, selectLanguage } from './settingsSlice'

/** For what is read in the language of the interface, and read again when that changes. */
export const interfaceLanguage = { select: selectLanguage, changed: languageChanged }
