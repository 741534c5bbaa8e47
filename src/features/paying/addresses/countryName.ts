import { localeOf } from '../../../shared/locales/locales'

/** Making one takes long: a form asks for 249 names per render. */
const namesByLocale = new Map<string, Intl.DisplayNames>()

function namesIn(locale: string): Intl.DisplayNames {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  namesByLocale.set(locale, names)
  return names
}

/** Its code, without a name in the browser. */
export function countryName(code: string, language: string): string {
  try {
    return namesIn(localeOf(language)).of(code) ?? code
  } catch {
    // Another client may have saved a name.
    return code
  }
}
