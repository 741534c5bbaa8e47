import { own } from '../../../shared/byName'

/** Returns the language in which `inLanguage` answers. */
export function languageIn(texts: Record<string, string> | undefined, language: string): string | undefined {
  if (own(texts, language) !== undefined) return language
  return texts?.en === undefined ? Object.keys(texts ?? {})[0] : 'en'
}

/** Returns the operator's text or link in this language, otherwise in English, otherwise in any language. */
export function inLanguage(texts: Record<string, string> | undefined, language: string): string | undefined {
  return own(texts, language) ?? texts?.en ?? Object.values(texts ?? {})[0]
}
