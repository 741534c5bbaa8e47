import { localeOf } from './locales'

/** Returns texts as one list in a language: "A, B and C", "A、B和C". */
export const inOneList = (texts: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language)).format(texts)

/** Returns the lines of an address in one. An address is written in the way of its country, in whatever language. */
export const addressLine = (lines: readonly (string | null | undefined)[]): string => lines.filter(Boolean).join(', ')
