import { own } from '../../../shared/byName'

export function languageIn(texts: Record<string, string> | undefined, language: string): string | undefined {
  if (own(texts, language) !== undefined) return language
  return texts?.en === undefined ? Object.keys(texts ?? {})[0] : 'en'
}

/** Returns a text in this language, else in English, else in any language. */
export function inLanguage(texts: Record<string, string> | undefined, language: string): string | undefined {
  return own(texts, language) ?? texts?.en ?? Object.values(texts ?? {})[0]
}
