import { onceFor } from '../onceFor'
import { localeOf } from './locales'

/** Money is whole cents everywhere (a safe integer). Only this module formats it. */

/** Making one takes far longer than using it. */
const formats = onceFor((digits: 0 | 2) =>
  onceFor(
    (locale: string) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ),
)

/**
 * Returns cents as a price in CAD (FMT-01). `hideZeroCents` omits ",00" on chips and the landing, never in carts and
 * receipts.
 */
export function formatMoney(cents: number, language: string, options: { hideZeroCents?: boolean } = {}): string {
  const digits = options.hideZeroCents && cents % 100 === 0 ? 0 : 2
  const format = formats(digits)(localeOf(language))
  // Screen readers read a true minus sign as such.
  return `${cents < 0 ? '−' : ''}${format.format(Math.abs(cents) / 100)}`
}
