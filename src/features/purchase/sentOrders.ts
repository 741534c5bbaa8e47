import * as v from 'valibot'
import type { PlacedOrder } from '../../api/contract/paying'
import type { Quote } from '../../api/contract/quotes'
import type { CartLine } from '../cart'
import { boughtLines, boughtLineSchema } from './bought'
import type { BoughtLine } from './bought'

const sentOrderSchema = v.object({
  quote: v.pipe(v.string(), v.maxLength(200)),
  /** The lines to take out of the cart once the order is paid. Empty for "Buy now", which leaves the cart alone. */
  bought: v.pipe(v.array(boughtLineSchema), v.maxLength(500)),
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
  return { quote: quote.quote_id, bought: isBuyingNow ? [] : boughtLines(lines, card), total: quote.total }
}

/** More orders than a visitor tries with one key. */
const mostOrders = 5

/**
 * Returns the sent orders with one more, the latest ones only. The backend may accept any of the orders with one key.
 */
export const withOrder = (kept: unknown[], order: SentOrder): unknown[] => [...kept.slice(1 - mostOrders), order]

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
