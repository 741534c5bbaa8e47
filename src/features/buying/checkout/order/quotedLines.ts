import type { Quote } from '../../../../api/contract/buying/quotes'
import { agreedPrice, lineKey } from '../../cart'
import type { CartLine } from '../../cart'

/** A cart line with the server's current facts. */
export interface QuotedLine {
  key: string
  line: CartLine
  name: string
  quantity: number
  /** The price of one in cents; null if the product is no longer sold. */
  price: number | null
  /** The price agreed to before, in cents; null if it has not changed. */
  formerPrice: number | null
}

/** Pairs the cart's lines with the quote's, which come in the same order. A missing line counts as no longer sold. */
export function quotedLines(lines: CartLine[], quote: Quote): QuotedLine[] {
  const left = [...quote.lines]
  return lines.map((line) => {
    const at = left.findIndex((entry) => entry.uuid === line.uuid)
    const answer = at < 0 ? undefined : left.splice(at, 1)[0]
    const price = answer?.available ? answer.price : null
    return {
      key: lineKey(line),
      line,
      name: answer?.name || line.name,
      quantity: answer?.quantity ?? line.quantity,
      price,
      formerPrice: price !== null && price !== agreedPrice(line) ? agreedPrice(line) : null,
    }
  })
}

/**
 * Whether a quote is about the lines that were asked for: no other product, and no other number of one. A line may be missing,
 * because the product is no longer sold.
 */
export function isAsAsked(lines: CartLine[], quote: Quote): boolean {
  const left = [...lines]
  return quote.lines.every(({ uuid, quantity }) => {
    const at = left.findIndex((line) => line.uuid === uuid && line.quantity === quantity)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export const isUnavailable = ({ price }: QuotedLine): boolean => price === null

export const hasNewPrice = ({ formerPrice }: QuotedLine): boolean => formerPrice !== null

/** Returns a key for the price changes, so that accepted changes are asked about again only if they differ. */
export function changesKey(lines: QuotedLine[]): string {
  return lines
    .filter(hasNewPrice)
    .map(({ key, price }) => `${key}=${price}`)
    .sort()
    .join('&')
}
