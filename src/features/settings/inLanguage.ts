import { own } from '../../shared/byName'

/** The operator's text or link in this language, else in English, else in any language. */
export function inLanguage(texts: Record<string, string> | undefined, language: string): string | undefined {
  return own(texts, language) ?? texts?.en ?? Object.values(texts ?? {})[0]
}
