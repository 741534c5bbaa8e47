import { locales } from '../shared/locales/locales'
import { pseudoLocale } from './pseudoLocale'

/** Languages with texts (LANG-01), each with its own name. The operator's settings choose among them. */
export const languageNames: Record<string, string> = {
  ...Object.fromEntries(Object.entries(locales).map(([language, { name }]) => [language, name])),
  ...(import.meta.env.MODE === 'mock' && { [pseudoLocale]: 'Þšéüđô' }),
}

export const defaultLanguage = 'en'

/** Checks whether we have texts for a language, which may come from storage or settings and be any text. */
export const isOurs = (language: string): boolean => Object.hasOwn(languageNames, language)

/** Returns the stored language if the operator offers it, else the default, else the operator's first. */
export function startLanguage(storedLanguage: string | undefined, offered: string[]): string {
  const known = offered.filter(isOurs)
  if (storedLanguage && known.includes(storedLanguage)) return storedLanguage
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage)
}
