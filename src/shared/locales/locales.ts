import { own } from '../byName'

/**
 * The table of locales: how sums, names and dates in words are written in each language. Canada's forms are the default
 * of English and French (decision 33), and Brazil's of Portuguese; `Intl` knows the rest. A new language has its row
 * here, its name in `i18n/languages` and its folder of texts.
 */
export const defaultLocales: Readonly<Record<string, string>> = {
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
}

let ofOperator: Readonly<Record<string, string>> | undefined

/** Takes the operator's locales by language (`locales` of the settings). Every format uses them from then on. */
export function takeLocales(locales: typeof ofOperator): void {
  ofOperator = locales
}

/** Returns the locale that the operator has set for a language, or undefined. */
export const setLocale = (language: string): string | undefined => own(ofOperator, language)

/** Returns the locale of a language for `Intl`. A language that is not in the table counts as English. */
export const localeOf = (language: string): string => setLocale(language) ?? own(defaultLocales, language) ?? 'en-CA'
