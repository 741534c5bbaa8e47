import * as v from 'valibot'
import type { PlacedOrder } from '../../../../api/contract/paying/paying'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { hashOf } from '../../../../shared/hash'
import { lineKey } from '../../cart'
import type { CartLine } from '../../cart'
import { boughtLines, boughtLineSchema, hash } from './bought'
import type { BoughtLine } from './bought'

const sentOrderSchema = v.object({
  quote: v.pipe(v.string(), v.maxLength(200)),
  /** The lines to take out of the cart once the order is paid. Empty for "Buy now", which leaves the cart alone. */
  bought: v.pipe(v.array(boughtLineSchema), v.maxLength(500)),
  /** Hashes of all its lines. Absent from attempts that an earlier version of the portal stored. */
  lines: v.optional(v.pipe(v.array(hash), v.maxLength(500))),
  /** The quote's total in cents. Absent from attempts that an earlier version of the portal stored. */
  total: v.optional(v.number()),
})

/** An order that was sent with an attempt's key. */
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

/** Whether an order that was sent may contain one of the lines. */
export function mayContain(orders: unknown[] | undefined, lines: CartLine[]): boolean {
  const wanted = hashesOf(lines)
  const sent = (orders ?? []).map((order) => v.safeParse(sentOrderSchema, order))
  const isIn = (known: string[] | undefined) => !known || known.some((line) => wanted.includes(line))
  return sent.length === 0 || sent.some((order) => !order.success || isIn(order.output.lines))
}

/** More orders than a visitor tries with one key. */
const mostOrders = 5

/**
 * Returns the sent orders with one more, the latest ones only. The backend may accept any of the orders with one key.
 */
export const withOrder = (kept: unknown[], order: SentOrder & { order?: string }): unknown[] => [
  ...kept.slice(1 - mostOrders),
  order,
]

/**
 * Returns the lines that a paid order bought: those of the order that the backend names, or else of the last one sent.
 * Returns undefined if they are unknown, as for an attempt that an earlier version of the portal stored.
 */
export const boughtBy = (orders: unknown[] | undefined, paid: PlacedOrder): BoughtLine[] | undefined =>
  sentFor(orders, paid)?.bought

/** Returns the total in cents of a paid order, or undefined if this browser does not know it. */
export const totalOf = (orders: unknown[] | undefined, paid: PlacedOrder): number | undefined =>
  sentFor(orders, paid)?.total

function sentFor(orders: unknown[] | undefined, paid: PlacedOrder): SentOrder | undefined {
  const known = (orders ?? []).map((order) => v.safeParse(sentOrderSchema, order))
  const sent = known.map((order) => (order.success ? order.output : undefined))
  return sent.find((order) => order?.quote === paid.quote_id) ?? sent.at(-1)
}
