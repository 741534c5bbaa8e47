import { languageFor } from '../../shared/locales/languageFor'
import { readStored } from '../../shared/storage/browserStorage'
import { settingsKeys } from '../../features/identity/settings/settingsKeys'

/**
 * Offered to who never chose: the first of the browser's languages that we have. Undefined if shown already, or not
 * offered.
 */
export function languageToOffer(shown: string, offered: readonly string[]): string | undefined {
  if (readStored(settingsKeys.language)) return undefined
  const wanted = navigator.languages.map(languageFor).find((language) => language !== undefined)
  return wanted !== shown && wanted !== undefined && offered.includes(wanted) ? wanted : undefined
}
