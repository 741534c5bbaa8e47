import { localeOf } from '../../../../shared/locales/locales'

/** The languages of PayPal's window. */
const known = ['de', 'en', 'es', 'fr', 'nl', 'pt', 'zh']

/** Returns "fr_CA", or English if PayPal lacks the language. */
export function payPalLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(localeOf(language)).maximize()
  return known.includes(name) ? `${name}_${region}` : payPalLocale('en')
}
