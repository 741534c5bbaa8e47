import { localeOf } from './locales'

/** Returns texts as one list in a language: "A, B and C", "A、B和C". */
export const inOneList = (texts: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language)).format(texts)

/** Marks of Chinese that are as wide as a character: the blank is within them. */
const ownsBlank = { end: /[\u3001-\u303f\uff01-\uff65]$/, start: /^[\u3001-\u303f\uff01-\uff65]/ }

/** Returns the blank between two texts; none at a full-width mark of Chinese ("："). */
export const blankBetween = (text: string, next = ''): string =>
  ownsBlank.end.test(text) || ownsBlank.start.test(next) ? '' : ' '

/** Returns a text with the blank before what follows it. */
export const withBlank = (text: string): string => text + blankBetween(text)

/** Returns texts one after the other, as a paragraph of sentences. What is empty or false is left out. */
export const inOneText = (texts: readonly (string | false | null | undefined)[]): string =>
  texts.reduce<string>((all, text) => (all && text ? all + blankBetween(all, text) + text : all || text || ''), '')

/** Returns the lines of an address in one. An address is written in the way of its country, in whatever language. */
export const addressLine = (lines: readonly (string | null | undefined)[]): string => lines.filter(Boolean).join(', ')
