import { languageFor } from '../../shared/locales/languageFor'
import { readStored } from '../../shared/storage/browserStorage'
import { settingsKeys } from '../../features/identity/settings/settingsKeys'

/**
 * Returns the language to offer to a visitor who never chose one: the first of the browser's languages that we have.
 * Undefined if it shows already, or is not offered.
 */
export function languageToOffer(shown: string, offered: readonly string[]): string | undefined {
  if (readStored(settingsKeys.language)) return undefined
  const wanted = navigator.languages.map(languageFor).find((language) => language !== undefined)
  return wanted !== shown && wanted !== undefined && offered.includes(wanted) ? wanted : undefined
}
