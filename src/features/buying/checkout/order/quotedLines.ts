import type { Quote } from '../../../../api/contract/buying/quotes'
import { agreedPrice, lineKey } from '../../cart'
import type { CartLine } from '../../cart'

export interface QuotedLine {
  key: string
  line: CartLine
  name: string
  quantity: number
  /** The price of one in cents; null if it is no longer sold. */
  price: number | null
  /** The price agreed to before, in cents; null if unchanged. */
  formerPrice: number | null
}

/** Pairs lines with those of a quote that is as asked. A missing line is no longer sold. */
export function quotedLines(lines: CartLine[], quote: Quote): QuotedLine[] {
  const left = [...quote.lines]
  return lines.map((line) => {
    const at = left.findIndex((entry) => entry.uuid === line.uuid && entry.quantity === line.quantity)
    const answer = at < 0 ? undefined : left.splice(at, 1)[0]
    const price = answer?.available ? answer.price : null
    return {
      key: lineKey(line),
      line,
      name: answer?.name || line.name,
      quantity: line.quantity,
      price,
      formerPrice: price !== null && price !== agreedPrice(line) ? agreedPrice(line) : null,
    }
  })
}

/**
 * Checks that the quote has no other product or number. A product that is no longer sold may be missing with all of its
 * lines. Where one of several is missing, nothing tells which.
 */
export function isAsAsked(lines: CartLine[], quote: Quote): boolean {
  const left = [...lines]
  const hasOnlyThese = quote.lines.every(({ uuid, quantity }) => {
    const at = left.findIndex((line) => line.uuid === uuid && line.quantity === quantity)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return hasOnlyThese && !left.some(({ uuid }) => quote.lines.some((line) => line.uuid === uuid))
}

export const isUnavailable = ({ price }: QuotedLine): boolean => price === null

export const hasNewPrice = ({ formerPrice }: QuotedLine): boolean => formerPrice !== null

/** Returns a key of the price changes, so that accepted ones are asked again only if they differ. */
export function changesKey(lines: QuotedLine[]): string {
  return lines
    .filter(hasNewPrice)
    .map(({ key, price }) => `${key}=${price}`)
    .sort()
    .join('&')
}
