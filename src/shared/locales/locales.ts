import { own } from '../byName'

/**
 * The languages, each with `Intl`'s locale for sums, names, dates. English and French are Canada's (decision 33),
 * Portuguese Brazil's. A new one needs a row here and texts (`locales/README.md`). The mock build adds the
 * pseudo-locale.
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

/** Lent at the start: formats run where no store is, as in documents. */
let ofOperator: Readonly<Record<string, string>> | undefined

/** Takes the settings' locales by language, for every later format. */
export function takeLocales(set: typeof ofOperator): void {
  ofOperator = set
}

export const setLocale = (language: string): string | undefined => own(ofOperator, language)

/** A language's locale for `Intl`; outside the table, English. */
export const localeOf = (language: string): string => setLocale(language) ?? own(locales, language) ?? 'en-CA'
