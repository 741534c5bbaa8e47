import { localeOf } from './locales'

/** Money is whole cents everywhere (a safe integer). Only this module formats it. */

/** By locale and digits: making one takes far longer than formatting a sum with it. */
const formats: Record<string, Intl.NumberFormat> = {}

/**
 * Returns a price in CAD, formatted for the language (FMT-01). `hideZeroCents` omits ",00" for screens that ask for it
 * (chips, landing), never for carts and receipts.
 */
export function formatMoney(cents: number, language: string, options: { hideZeroCents?: boolean } = {}): string {
  const digits = options.hideZeroCents && cents % 100 === 0 ? 0 : 2
  const locale = localeOf(language)
  const format = (formats[`${locale} ${digits}`] ??= new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }))
  // A true minus sign, which screen readers read as one.
  return `${cents < 0 ? '−' : ''}${format.format(Math.abs(cents) / 100)}`
}
