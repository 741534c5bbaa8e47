export type Language = 'en' | 'fr'

export type Localized = Record<Language, string>

/** Returns the language of answers to a call: French if it is asked for, else English. Each answer names it. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  return acceptLanguage?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
