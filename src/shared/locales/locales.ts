import { own } from '../byName'

interface Locale {
  /** The language's name for itself (LANG-01). */
  name: string
  /** How `Intl` writes sums, names and dates. */
  tag: string
}

/**
 * The table of languages. Canada's forms are the default of English and French (decision 33), and Brazil's of
 * Portuguese; `Intl` knows the rest. A new language has its row here and its folder of texts (`locales/README.md`).
 */
export const locales: Readonly<Record<string, Locale>> = {
  en: { name: 'English', tag: 'en-CA' },
  fr: { name: 'Français', tag: 'fr-CA' },
  es: { name: 'Español', tag: 'es' },
  nl: { name: 'Nederlands', tag: 'nl' },
  de: { name: 'Deutsch', tag: 'de' },
  pt: { name: 'Português', tag: 'pt-BR' },
  fil: { name: 'Filipino', tag: 'fil' },
  vi: { name: 'Tiếng Việt', tag: 'vi' },
  'zh-Hans': { name: '简体中文', tag: 'zh-Hans' },
  'zh-Hant': { name: '繁體中文', tag: 'zh-Hant' },
}

let ofOperator: Readonly<Record<string, string>> | undefined

/** Takes the operator's locales by language (`locales` of the settings). Every format uses them from then on. */
export function takeLocales(set: typeof ofOperator): void {
  ofOperator = set
}

/** Returns the locale that the operator has set for a language, or undefined. */
export const setLocale = (language: string): string | undefined => own(ofOperator, language)

/** Returns the locale of a language for `Intl`. A language that is not in the table counts as English. */
export const localeOf = (language: string): string => setLocale(language) ?? own(locales, language)?.tag ?? 'en-CA'
