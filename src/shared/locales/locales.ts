import { own } from '../byName'

/**
 * The languages, each with its locale for `Intl`. English and French use Canada's (decision 33), Portuguese Brazil's. A
 * new language needs a row here and its texts (`locales/README.md`). The mock build adds the pseudo-locale.
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

/** They are set at the start, because formats run where there is no store, as in documents. */
let ofOperator: Readonly<Record<string, string>> | undefined

/** Takes the locales of the operator's settings by language. Every later format uses them. */
export function takeLocales(set: typeof ofOperator): void {
  ofOperator = set
}

export const setLocale = (language: string): string | undefined => own(ofOperator, language)

/** Returns a language's locale for `Intl`. A language outside the table counts as English. */
export const localeOf = (language: string): string => setLocale(language) ?? own(locales, language) ?? 'en-CA'
