const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

export interface Expiry {
  month: number
  year: number
}

/** Reads MM/YY, MMYY, MM/YYYY and M/YY, with spaces. */
export function readExpiry(typed: string): Expiry | undefined {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})\s*(\d{2}|\d{4})\s*$/.exec(typed)
  const month = Number(match?.[1])
  const year = Number(match?.[2])
  if (!match || month < 1 || month > 12) return undefined
  return { month, year: year < 100 ? 2000 + year : year }
}

export const writeExpiry = ({ month, year }: Expiry): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`

/** The slash comes with the third digit, so that it can be deleted. */
export function maskExpiry(typed: string): string {
  const [first = '', ...rest] = typed.replace(/[.-]/g, '/').split('/')
  const month = digitsIn(first)
  const hasSlash = rest.length > 0
  // A slash after one digit means a month of one digit: 3/31.
  const digits = ((hasSlash && month.length === 1 ? `0${month}` : month) + digitsIn(rest.join(''))).slice(0, 6)
  return digits.length > 2 || (hasSlash && digits.length === 2) ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** A later year is a typing error. */
const yearsAhead = 20

/** A card is valid until its month has ended in every time zone. */
export function isPast({ month, year }: Expiry, now: number): boolean {
  const hoursWestOfGreenwich = 12 * 60 * 60_000
  return Date.UTC(year, month, 1) + hoursWestOfGreenwich <= now
}

export function isExpiryValid(typed: string, now: number): boolean {
  const expiry = readExpiry(typed)
  return expiry !== undefined && !isPast(expiry, now) && expiry.year <= new Date(now).getUTCFullYear() + yearsAhead
}
