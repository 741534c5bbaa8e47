import { localeOf } from './locales'

/** Money is whole cents everywhere (a safe integer). Only this module formats it. */

/**
 * Returns a price in CAD, formatted for the language (FMT-01). `hideZeroCents` omits ",00" for screens that ask for it
 * (chips, landing), never for carts and receipts.
 */
export function formatMoney(cents: number, language: string, options: { hideZeroCents?: boolean } = {}): string {
  const digits = options.hideZeroCents && cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}
