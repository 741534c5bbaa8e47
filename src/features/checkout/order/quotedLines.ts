import type { Quote } from '../../../api/contract/quotes'
import { agreedPrice, lineKey } from '../../cart'
import type { CartLine } from '../../cart'

/** A line of the cart with what the server says of it today. */
export interface QuotedLine {
  key: string
  line: CartLine
  name: string
  quantity: number
  /** Cents for one; null where it is no longer sold. */
  price: number | null
  /** What was agreed to before, where that was another price. */
  formerPrice: number | null
}

/** Answers come in the order in which the lines were sent; one that is missing is taken for no longer sold. */
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

export const isUnavailable = ({ price }: QuotedLine): boolean => price === null

export const hasNewPrice = ({ formerPrice }: QuotedLine): boolean => formerPrice !== null

/** Names the changes of price that were seen: accepted once, they are asked about again only when others come. */
export function changesKey(lines: QuotedLine[]): string {
  return lines
    .filter(hasNewPrice)
    .map(({ key, price }) => `${key}=${price}`)
    .sort()
    .join('&')
}
