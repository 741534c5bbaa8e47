import type { Order } from '../../../../api/contract/buying/orders'
import { knownLineType } from './lineTypes'

/** Whether an order is `good` to ride with, or why not; `unknown` if its status is no word of the contract. */
export type OrderStanding = 'good' | 'pending' | 'requiresAction' | 'refunded' | 'unpaid' | 'cancelled' | 'unknown'

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

const told = ({ status }: Order): OrderStanding | undefined => standings.get(status.trim().toLowerCase())

export const isStatusKnown = (order: Order): boolean => told(order) !== undefined

/** Returns the standing by status and lines. An unknown status is good if the order is paid in full, and never unpaid. */
export function standingOfOrder(order: Order): OrderStanding {
  const { order_items: items, amount_paid: paid, total } = order
  const said = told(order) ?? (paid >= total ? 'good' : 'unknown')
  if (said !== 'good' || items.length === 0 || items.some(isStillBought)) return said
  if (items.some(({ line_type }) => knownLineType(line_type ?? '') === 'refund')) return 'refunded'
  return isStatusKnown(order) ? 'unpaid' : 'unknown'
}
