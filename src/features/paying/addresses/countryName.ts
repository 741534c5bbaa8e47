import { localeOf } from '../../../shared/locales/locales'

/** Made once for each locale: a form asks for 249 names at each render. */
const namesByLocale = new Map<string, Intl.DisplayNames>()

function namesIn(locale: string): Intl.DisplayNames {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  namesByLocale.set(locale, names)
  return names
}

/** Returns the name of a country in the language, or its code if the browser has no name for it. */
export function countryName(code: string, language: string): string {
  try {
    return namesIn(localeOf(language)).of(code) ?? code
  } catch {
    // An address that another client saved may contain a name instead of a code.
    return code
  }
}
