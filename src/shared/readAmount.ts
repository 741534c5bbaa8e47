/** A longer number is not a realistic amount, and would not stay exact. */
const mostDigits = 9

/**
 * Reads a typed amount of money: 12, 12.5, 12,50, $1,200.00, 1 200,00 $. Returns whole cents; undefined if the text has
 * no meaning or more than one.
 */
export function readAmount(typed: string): number | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f$]/g, '')
  const match = /^(\d+|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/.exec(plain)
  const units = match?.[1]?.replace(/,/g, '')
  if (!match || units === undefined || units.length > mostDigits) return undefined
  return Number(units) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Returns whole cents as a person types them in a language, without a currency: 12.50, or 12,50 in French. */
export function writeAmount(cents: number, language: string): string {
  const units = Math.trunc(cents / 100)
  const rest = String(cents % 100).padStart(2, '0')
  return `${units}${language.startsWith('en') ? '.' : ','}${rest}`
}
