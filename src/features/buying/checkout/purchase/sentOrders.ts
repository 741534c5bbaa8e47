import * as v from 'valibot'
import type { PlacedOrder } from '../../../../api/contract/paying/paying'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { hashOf } from '../../../../shared/hash'
import { countOf, lineKey } from '../../cart'
import type { CartLine } from '../../cart'
import { boughtLines, boughtLineSchema, hash, withoutBought } from './bought'
import type { BoughtLine } from './bought'

const sentOrderSchema = v.object({
  quote: v.pipe(v.string(), v.maxLength(200)),
  /** Lines to take out of the cart. Empty for "Buy now", which leaves the cart alone. */
  bought: v.pipe(v.array(boughtLineSchema), v.maxLength(500)),
  /** Hashes of all lines. Earlier versions of the portal stored none. */
  lines: v.optional(v.pipe(v.array(hash), v.maxLength(500))),
  /** Cents. Earlier versions of the portal stored none. */
  total: v.optional(v.number()),
  /** The order that is paid for, if it was placed before. */
  order: v.optional(v.string()),
})

export type SentOrder = v.InferOutput<typeof sentOrderSchema>

interface Ordered {
  quote: Pick<Quote, 'quote_id' | 'total'>
  lines: CartLine[]
  card?: string
}

export function sentOrder({ quote, lines, card }: Ordered, isBuyingNow: boolean): SentOrder {
  const bought = isBuyingNow ? [] : boughtLines(lines, card)
  return { quote: quote.quote_id, bought, lines: hashesOf(lines), total: quote.total }
}

const hashesOf = (lines: CartLine[]) => lines.map((line) => hashOf(lineKey(line)))

/** Returns stored orders; undefined for one that is damaged or of another version. */
const read = (orders: unknown[] = []): (SentOrder | undefined)[] =>
  orders.map((order) => {
    const known = v.safeParse(sentOrderSchema, order)
    return known.success ? known.output : undefined
  })

/** Tells whether the orders may contain one of these lines. What is not known may. */
export function mayContain(orders: unknown[] | undefined, lines: CartLine[]): boolean {
  const wanted = hashesOf(lines)
  const sent = read(orders)
  return sent.length === 0 || sent.some((order) => !order?.lines || order.lines.some((line) => wanted.includes(line)))
}

/** Tells whether all that was sent pays for this order, which was placed before. */
export function areFor(orders: unknown[] | undefined, id: string): boolean {
  const sent = read(orders)
  return sent.length > 0 && sent.every((order) => order?.order === id)
}

/** Nobody tries so many orders with one key. */
const mostOrders = 5

/** Returns the orders with one more, the latest only. The backend may accept any order of a key. */
export const withOrder = (kept: unknown[], order: SentOrder): unknown[] => [...kept.slice(1 - mostOrders), order]

/**
 * Returns the lines of the order that the backend names, else of the last one sent; undefined if unknown, as from
 * earlier versions of the portal.
 */
export const boughtBy = (orders: unknown[] | undefined, paid: PlacedOrder): BoughtLine[] | undefined =>
  sentFor(orders, paid)?.bought

/** Returns cents; undefined if this browser does not know the total. */
export const totalOf = (orders: unknown[] | undefined, paid: PlacedOrder): number | undefined =>
  sentFor(orders, paid)?.total

/** Tells whether these lines, with their quantities, are what the order was for. */
export function isOrderOf(orders: unknown[] | undefined, paid: PlacedOrder, lines: CartLine[]): boolean {
  const sent = sentFor(orders, paid)
  const keys = hashesOf(lines)
  if (sent?.lines?.length !== keys.length || !sent.lines.every((key) => keys.includes(key))) return false
  // "Buy now" stores no quantities.
  if (sent.bought.length === 0) return true
  const count = sent.bought.reduce((sum, { quantity }) => sum + quantity, 0)
  return withoutBought(lines, sent.bought).length === 0 && countOf(lines) === count
}

function sentFor(orders: unknown[] | undefined, paid: PlacedOrder): SentOrder | undefined {
  const sent = read(orders)
  return sent.find((order) => order?.quote === paid.quote_id) ?? sent.at(-1)
}
