import { localeOf } from './locales'

/** A longer number is not a realistic amount, and would not stay exact. */
const mostDigits = 9

/** The characters of a typed amount. A Chinese keyboard types digits and marks in full width. */
export const amountCharacters = /[\d.,$\s'’。＄，．０-９]/

const fullWidth = /[＄，．０-９]/g
const narrow = (mark: string) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0)

/**
 * Reads a typed amount and returns whole cents: 12, 12.5, 12,50, $1,200.00, 1.200,00 $, 1 200,00 $. Returns undefined
 * if it is none or ambiguous: comma and point are each the decimal sign of half the languages, so 1.200 and 1,200 are
 * refused.
 */
export function readAmount(typed: string): number | undefined {
  const plain = typed
    .replace(fullWidth, narrow)
    .replace(/。/g, '.')
    .replace(/[\s$]|['’](?=\d{3})/g, '')
  const [, whole, rest = ''] =
    /^(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  const units = whole?.replace(/[.,]/g, '')
  if (units === undefined || units.length > mostDigits) return undefined
  return Number(units) * 100 + Number(rest.padEnd(2, '0'))
}

/** Returns whole cents as a person types them in a language, without a currency: 12.50, or 12,50 in French. */
export function writeAmount(cents: number, language: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(localeOf(language), digits).format(cents / 100)
}
