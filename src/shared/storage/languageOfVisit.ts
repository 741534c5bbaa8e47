import { defaultLanguage, isOurs } from '../../i18n/languages'

/**
 * The language that this visit most likely has, read before the app and its checked storage are loaded, so that the
 * texts come at the same time as the app. `startLanguage` decides once the operator's settings are known.
 */
export function languageOfVisit(): string {
  try {
    const language = window.localStorage.getItem('language')
    return language && isOurs(language) ? language : defaultLanguage
  } catch {
    return defaultLanguage
  }
}
