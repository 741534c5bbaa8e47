import { localeOf } from './locales'

/** Returns a number as a language writes it: 1,000 in English, 1.000 in German. */
export function formatNumber(value: number, language: string): string {
  // Most numbers are small. Making a format for them would take far longer than a page has.
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000
  return isPlain ? String(value) : new Intl.NumberFormat(localeOf(language)).format(value)
}
