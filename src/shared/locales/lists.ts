import { localeOf } from './locales'

/** "A, B and C", "A、B和C". */
export const inOneList = (texts: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language)).format(texts)

/** Full-width marks of Chinese hold their blank. */
const ownsBlank = { end: /[\u3001-\u303f\uff01-\uff65]$/, start: /^[\u3001-\u303f\uff01-\uff65]/ }

export const blankBetween = (text: string, next = ''): string =>
  ownsBlank.end.test(text) || ownsBlank.start.test(next) ? '' : ' '

export const withBlank = (text: string): string => text + blankBetween(text)

/** Sentences as a paragraph. Empty and false are left out. */
export const inOneText = (texts: readonly (string | false | null | undefined)[]): string =>
  texts.reduce<string>((all, text) => (all && text ? all + blankBetween(all, text) + text : all || text || ''), '')

/** An address in one line, in its country's order in every language. */
export const addressLine = (lines: readonly (string | null | undefined)[]): string => lines.filter(Boolean).join(', ')
