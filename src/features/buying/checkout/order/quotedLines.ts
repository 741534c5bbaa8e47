import type { Quote } from '../../../../api/contract/buying/quotes'
import { agreedPrice, lineKey } from '../../cart'
import type { CartLine } from '../../cart'

/** With the server's facts. */
export interface QuotedLine {
  key: string
  line: CartLine
  name: string
  quantity: number
  /** Cents of one; null if no longer sold. */
  price: number | null
  /** Cents agreed to before; null if unchanged. */
  formerPrice: number | null
}

/** In the same order. A missing line is no longer sold. */
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

/** No other product or number; lines no longer sold may be missing. */
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

/** Accepted changes are asked again only if they differ. */
export function changesKey(lines: QuotedLine[]): string {
  return lines
    .filter(hasNewPrice)
    .map(({ key, price }) => `${key}=${price}`)
    .sort()
    .join('&')
}
