import * as v from 'valibot'
import type { PlacedOrder } from '../../api/contract/paying'
import type { Quote } from '../../api/contract/quotes'
import type { CartLine } from '../cart'
import { boughtLines, boughtLineSchema } from './bought'
import type { BoughtLine } from './bought'

const sentOrderSchema = v.object({
  quote: v.pipe(v.string(), v.maxLength(200)),
  /** What leaves the cart once it is paid: nothing, where something was bought at once, beside the cart. */
  bought: v.pipe(v.array(boughtLineSchema), v.maxLength(500)),
})

/** An order that went out with an attempt's key. */
export type SentOrder = v.InferOutput<typeof sentOrderSchema>

interface Ordered {
  quote: Pick<Quote, 'quote_id'>
  lines: CartLine[]
  card?: string
}

export function sentOrder({ quote, lines, card }: Ordered, isBuyingNow: boolean): SentOrder {
  return { quote: quote.quote_id, bought: isBuyingNow ? [] : boughtLines(lines, card) }
}

/** More orders than anybody tries with one key. */
const mostOrders = 5

/** What is kept of them: of two orders with one key the backend takes either. */
export const withOrder = (kept: unknown[], order: SentOrder): unknown[] => [...kept.slice(1 - mostOrders), order]

/**
 * What was bought of an attempt's orders: by the order that the backend names, or else by the last. Undefined where that is not
 * known, as of an attempt that an earlier version of the portal stored.
 */
export function boughtBy(orders: unknown[] | undefined, paid: PlacedOrder): BoughtLine[] | undefined {
  const known = (orders ?? []).map((order) => v.safeParse(sentOrderSchema, order))
  const sent = known.map((order) => (order.success ? order.output : undefined))
  return (sent.find((order) => order?.quote === paid.quote_id) ?? sent.at(-1))?.bought
}
