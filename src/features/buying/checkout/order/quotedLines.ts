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

/** Pairs lines with those of the quote, which has the same order. A missing line is no longer sold. */
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

/** Checks that the quote has no other product or number. Lines no longer sold may be missing. */
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

/** Returns a key of the price changes, so that accepted ones are asked again only if they differ. */
export function changesKey(lines: QuotedLine[]): string {
  return lines
    .filter(hasNewPrice)
    .map(({ key, price }) => `${key}=${price}`)
    .sort()
    .join('&')
}
