export type Language = 'en' | 'fr'

export type Localized = Record<Language, string>

export function languageOf(acceptLanguage: string | null | undefined): Language {
  return acceptLanguage?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
