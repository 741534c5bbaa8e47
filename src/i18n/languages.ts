import { own } from '../shared/byName'
import { locales } from '../shared/locales/locales'
import { peekStored } from '../shared/storage/peekStored'

export const defaultLanguage = 'en'

/** Checks whether we have texts for a language. One from storage or settings may be any text. */
export const isOurs = (language: string): boolean => Object.hasOwn(locales, language)

/** `Intl` knows these names, but its data takes a slow phone 30 ms per language. */
const ownNames: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  de: 'Deutsch',
  pt: 'Português',
  fil: 'Filipino',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

/** Returns a language's name for itself: "Français". */
export function nameOf(language: string): string {
  const known = own(ownNames, language)
  if (known) return known
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the stored language if the operator offers it, else the default, else the operator's first. */
export function startLanguage(storedLanguage: string | undefined, offered: string[]): string {
  const known = offered.filter(isOurs)
  if (storedLanguage && known.includes(storedLanguage)) return storedLanguage
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage)
}

/**
 * Returns the likely language before the app and its checked storage are loaded, so that the texts load with the app.
 * `startLanguage` decides later.
 */
export function languageOfVisit(): string {
  const language = peekStored('language')
  return language && isOurs(language) ? language : defaultLanguage
}
