import { localeOf } from '../../../../shared/locales/locales'

/** Of PayPal's window. */
const known = ['de', 'en', 'es', 'fr', 'nl', 'pt', 'zh']

/** "fr_CA"; English if it lacks the language. */
export function payPalLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(localeOf(language)).maximize()
  return known.includes(name) ? `${name}_${region}` : payPalLocale('en')
}
