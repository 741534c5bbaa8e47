import { localeOf } from '../../../../shared/locales/locales'

/** The languages that PayPal's window has. */
const known = ['de', 'en', 'es', 'fr', 'nl', 'pt', 'zh']

/** Returns PayPal's name of a language ("fr_CA"); its English where it lacks the language. */
export function payPalLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(localeOf(language)).maximize()
  return known.includes(name) ? `${name}_${region}` : payPalLocale('en')
}
