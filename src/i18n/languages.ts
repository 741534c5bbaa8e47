import { locales } from '../shared/locales/locales'

export const defaultLanguage = 'en'

/** Checks whether we have texts for a language, which may come from storage or settings and be any text. */
export const isOurs = (language: string): boolean => Object.hasOwn(locales, language)

/** Returns a language's name for itself: "Français". */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the stored language if the operator offers it, else the default, else the operator's first. */
export function startLanguage(storedLanguage: string | undefined, offered: string[]): string {
  const known = offered.filter(isOurs)
  if (storedLanguage && known.includes(storedLanguage)) return storedLanguage
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage)
}
