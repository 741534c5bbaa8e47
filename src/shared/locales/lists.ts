import { localeOf } from './locales'

/** Returns texts as one list in a language: "A, B and C", "A、B和C". */
export const inOneList = (texts: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language)).format(texts)

/** Full-width marks of Chinese contain their blank. */
const ownsBlank = { end: /[\u3001-\u303f\uff01-\uff65]$/, start: /^[\u3001-\u303f\uff01-\uff65]/ }

export const blankBetween = (text: string, next = ''): string =>
  ownsBlank.end.test(text) || ownsBlank.start.test(next) ? '' : ' '

export const withBlank = (text: string): string => text + blankBetween(text)

/** Joins sentences to a paragraph. Empty and false ones are left out. */
export const inOneText = (texts: readonly (string | false | null | undefined)[]): string =>
  texts.reduce<string>((all, text) => (all && text ? all + blankBetween(all, text) + text : all || text || ''), '')

/** Returns an address in one line. Its parts have the order of its country in every language. */
export const addressLine = (lines: readonly (string | null | undefined)[]): string => lines.filter(Boolean).join(', ')
