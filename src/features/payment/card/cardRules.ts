import cardValidator from 'card-validator'

/** The brands that the operator's acquirer accepts. Any other brand is an "Unsupported Card Type". */
export const brandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
} as const
export type CardBrand = keyof typeof brandNames

export type CardProblem = 'isNotValid' | 'unsupported'

const isAccepted = (type: string | undefined): type is CardBrand =>
  type !== undefined && Object.hasOwn(brandNames, type)

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** Returns the only possible brand of a complete or partial number, or undefined if several are possible. */
export function brandOf(number: string): CardBrand | undefined {
  const type = cardValidator.number(digitsOf(number)).card?.type
  return isAccepted(type) ? type : undefined
}

/** Returns the error of a complete number. The brand is checked before length and checksum. */
export function numberProblem(number: string): CardProblem | undefined {
  const digits = digitsOf(number)
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits)
  const isOfNoBrand = !card && !isPotentiallyValid
  if (isOfNoBrand || (card && !isAccepted(card.type))) return 'unsupported'
  return isValid && /^[\d\s-]+$/.test(number) ? undefined : 'isNotValid'
}

/** Formats digits in the brand's groups: 4-4-4-4, or 4-6-5 for American Express. */
export function groupNumber(typed: string): string {
  const { card } = cardValidator.number(digitsOf(typed))
  const gaps = card?.gaps ?? [4, 8, 12]
  const longest = card ? Math.max(...card.lengths) : 19
  const digits = digitsOf(typed).slice(0, longest)
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** Returns the possible lengths of the security code: both if the brand is not known. */
export function codeLengths(number: string): number[] {
  const size = cardValidator.number(digitsOf(number)).card?.code.size
  return size ? [size] : [3, 4]
}

export function isCodeValid(code: string, number: string): boolean {
  return cardValidator.cvv(code, codeLengths(number)).isValid
}

export interface Expiry {
  /** 1 to 12. */
  month: number
  /** Four digits. */
  year: number
}

/** Reads MM/YY and the usual variants: MMYY, MM/YYYY, M/YY, with spaces. */
export function readExpiry(typed: string): Expiry | undefined {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})\s*(\d{2}|\d{4})\s*$/.exec(typed)
  const month = Number(match?.[1])
  const year = Number(match?.[2])
  if (!match || month < 1 || month > 12) return undefined
  return { month, year: year < 100 ? 2000 + year : year }
}

export const writeExpiry = ({ month, year }: Expiry): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`

/**
 * Formats MM/YY during typing. The slash appears with the third digit, so that it can be deleted like any other
 * character.
 */
export function maskExpiry(typed: string): string {
  const [first = '', ...rest] = typed.replace(/[.-]/g, '/').split('/')
  const month = digitsOf(first)
  const hasSlash = rest.length > 0
  // A slash after one digit means a one-digit month: 3/31.
  const digits = ((hasSlash && month.length === 1 ? `0${month}` : month) + digitsOf(rest.join(''))).slice(0, 6)
  return digits.length > 2 || (hasSlash && digits.length === 2) ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Cards are not issued for more years than this, so a later year is a typing error. */
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
