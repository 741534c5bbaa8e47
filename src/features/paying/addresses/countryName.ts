import { localeOf } from '../../../shared/locales/locales'
import { onceFor } from '../../../shared/onceFor'

/** Making one takes long: a form asks for 249 names per render. */
const namesIn = onceFor((locale: string) => new Intl.DisplayNames([locale], { type: 'region' }))

/** Returns the code if the browser knows no name. */
export function countryName(code: string, language: string): string {
  try {
    return namesIn(localeOf(language)).of(code) ?? code
  } catch {
    // Another client may have saved a name.
    return code
  }
}
