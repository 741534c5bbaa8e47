import { languageChanged, selectLanguage } from './settingsSlice'

/** For data that is loaded in the language of the interface, and loaded again when that changes. */
export const interfaceLanguage = { select: selectLanguage, changed: languageChanged }
