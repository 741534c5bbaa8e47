import type { Order } from '../../../../api/contract/buying/orders'
import { knownLineType } from './lineTypes'

/** Whether an order is `good` to ride with, or why not. */
export type OrderStanding = 'good' | 'pending' | 'requiresAction' | 'refunded' | 'unpaid' | 'cancelled'

const standings = new Map<string, OrderStanding>([
  ['paid', 'good'],
  ['pending', 'pending'],
  ['requires_action', 'requiresAction'],
  ['refunded', 'refunded'],
  ['unpaid', 'unpaid'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
])

/** Checks that the line was neither given back nor left unpaid. */
export const isStillBought = ({ line_type: type }: Order['order_items'][number]): boolean => {
  const known = knownLineType(type ?? '')
  return known !== 'refund' && known !== 'unpaid'
}

/** Returns the standing by status and lines. An unknown status is good if the order is paid in full. */
export function standingOfOrder({ status, order_items: items, amount_paid: paid, total }: Order): OrderStanding {
  const said = standings.get(status.trim().toLowerCase()) ?? (paid >= total ? 'good' : 'unpaid')
  if (said !== 'good' || items.length === 0 || items.some(isStillBought)) return said
  return items.some(({ line_type }) => knownLineType(line_type ?? '') === 'refund') ? 'refunded' : 'unpaid'
}
