import { localeOf } from './locales'

/** Returns a label as it stands within a sentence: with a small first letter, where nouns have one and it is no abbreviation. */
export function inSentence(label: string, language: string): string {
  const locale = localeOf(language)
  return locale.startsWith('de') || /^\p{Lu}[\p{Lu}\d]/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1)
}
