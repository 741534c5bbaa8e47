import { peekStored } from '../shared/storage/peekStored'
import { defaultLanguage, isOurs } from './languages'

/**
 * Returns the likely language before the app and its checked storage are loaded, so that the texts load with the app.
 * `startLanguage` decides later.
 */
export function languageOfVisit(): string {
  const language = peekStored('language')
  return language && isOurs(language) ? language : defaultLanguage
}
