import { peekStored } from '../shared/storage/peekStored'
import { defaultLanguage, isOurs } from './languages'

/**
 * Returns the most likely language of this visit. It is read before the app and its checked storage are loaded, so that
 * the texts load together with the app. `startLanguage` decides once the operator's settings are known.
 */
export function languageOfVisit(): string {
  const language = peekStored('language')
  return language && isOurs(language) ? language : defaultLanguage
}
