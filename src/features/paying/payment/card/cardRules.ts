import cardValidator from 'card-validator'
import { brandNames } from './cardBrands'
import type { CardBrand } from './cardBrands'

export type CardProblem = 'isNotValid' | 'unsupported'

const isAccepted = (type: string | undefined): type is CardBrand =>
  type !== undefined && Object.hasOwn(brandNames, type)

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** Returns the brand of a partial number; undefined if several are possible. */
export function brandOf(number: string): CardBrand | undefined {
  const type = cardValidator.number(digitsOf(number)).card?.type
  return isAccepted(type) ? type : undefined
}

/** Checks the brand, then length and checksum. */
export function numberProblem(number: string): CardProblem | undefined {
  const digits = digitsOf(number)
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits)
  const isOfNoBrand = !card && !isPotentiallyValid
  if (isOfNoBrand || (card && !isAccepted(card.type))) return 'unsupported'
  return isValid && /^[\d\s-]+$/.test(number) ? undefined : 'isNotValid'
}

/** Groups 4-4-4-4, or 4-6-5 for American Express. */
export function groupNumber(typed: string): string {
  const { card } = cardValidator.number(digitsOf(typed))
  const gaps = card?.gaps ?? [4, 8, 12]
  const longest = card ? Math.max(...card.lengths) : 19
  const digits = digitsOf(typed).slice(0, longest)
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** Returns both lengths without a brand. */
export function codeLengths(number: string): number[] {
  const size = cardValidator.number(digitsOf(number)).card?.code.size
  return size ? [size] : [3, 4]
}

export function isCodeValid(code: string, number: string): boolean {
  return cardValidator.cvv(code, codeLengths(number)).isValid
}
