import { localeOf } from './locales'

/** 1,000 in English, 1.000 in German. */
export function formatNumber(value: number, language: string): string {
  // Most are small: a format would take far longer than a page has.
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000
  return isPlain ? String(value) : new Intl.NumberFormat(localeOf(language)).format(value)
}
