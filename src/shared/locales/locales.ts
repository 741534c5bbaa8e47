import { own } from '../byName'

/**
 * The table of languages with texts, each with the locale in which `Intl` writes sums, names and dates. Canada's forms are
 * the default of English and French (decision 33), and Brazil's of Portuguese. A new language has its row here and its
 * folder of texts (`locales/README.md`). The mock build has the pseudo-locale, too (`i18n/pseudoLocale`).
 */
export const locales: Readonly<Record<string, string>> = {
  en: 'en-CA',
  fr: 'fr-CA',
  es: 'es',
  nl: 'nl',
  de: 'de',
  pt: 'pt-BR',
  fil: 'fil',
  vi: 'vi',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hant',
  ...(import.meta.env.MODE === 'mock' && { 'en-XA': 'en-XA' }),
}

let ofOperator: Readonly<Record<string, string>> | undefined

/** Takes the operator's locales by language (`locales` of the settings). Every format uses them from then on. */
export function takeLocales(set: typeof ofOperator): void {
  ofOperator = set
}

/** Returns the locale that the operator has set for a language, or undefined. */
export const setLocale = (language: string): string | undefined => own(ofOperator, language)

/** Returns the locale of a language for `Intl`. A language that is not in the table counts as English. */
export const localeOf = (language: string): string => setLocale(language) ?? own(locales, language) ?? 'en-CA'
