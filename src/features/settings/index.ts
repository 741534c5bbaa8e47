export { languageChosen, settingsSaga } from './changeLanguage'
export { parseOperatorSettings } from './operatorSettings'
export type { OperatorSettings } from './operatorSettings'
export { languageChanged, portalStarted, selectLanguage, selectSettings } from './settingsSlice'
