import { defaultLanguage, isOurs } from '../../i18n/languages'

/**
 * Returns the most likely language of this visit. It is read before the app and its checked storage are loaded, so that
 * the texts load together with the app. `startLanguage` decides once the operator's settings are known.
 */
export function languageOfVisit(): string {
  try {
    const language = window.localStorage.getItem('language')
    return language && isOurs(language) ? language : defaultLanguage
  } catch {
    return defaultLanguage
  }
}
