import { localeOf } from './locales'

/**
 * Returns a label for use within a sentence: its first letter is small, unless the language or an abbreviation forbids
 * it.
 */
export function inSentence(label: string, language: string): string {
  const locale = localeOf(language)
  return locale.startsWith('de') || /^\p{Lu}[\p{Lu}\d]/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1)
}
