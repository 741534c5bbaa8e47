import type { Order } from '../../../../api/contract/buying/orders'
import { knownLineType } from './lineTypes'
import { isStatusKnown, isStillBought, standingOfOrder } from './orderStanding'

const keys = {
  paid: 'status.paid',
  onItsWay: 'status.onItsWay',
  pending: 'status.pending',
  requiresAction: 'status.requiresAction',
  refundedInPart: 'status.refundedInPart',
  refunded: 'status.refunded',
  unpaid: 'status.unpaid',
  cancelled: 'status.cancelled',
} as const

export type OrderState = keyof typeof keys

/** Nothing asks for the payment after so many days. */
export const daysToPay = 14

/**
 * Returns the state that receipt, history, next steps and files share; undefined for an unknown status. No order tells
 * whether everything is used up.
 */
export function stateOfOrder(order: Order, now: number): OrderState | undefined {
  const standing = standingOfOrder(order)
  if (standing === 'unknown' || !isStatusKnown(order)) return undefined
  if (standing !== 'good') return standing
  const { order_items: items, amount_refunded: refunded } = order
  if (refunded || items.some(({ line_type }) => knownLineType(line_type ?? '') === 'refund')) return 'refundedInPart'
  const isToCome = items.some((item) => isStillBought(item) && item.usable_from && Date.parse(item.usable_from) > now)
  return isToCome ? 'onItsWay' : 'paid'
}

/** Returns cents: none while a payment runs, or once the order is cancelled. */
export const dueOf = (order: Order): number =>
  standingOfOrder(order) === 'unpaid' ? Math.max(0, order.total - order.amount_paid) : 0

/** Checks whether the order can be paid or cancelled. */
export const isToPay = (order: Order): boolean => dueOf(order) > 0

/** Returns the text key; undefined for an unknown status, which is shown as it came. */
export function stateKey(order: Order, now: number): (typeof keys)[OrderState] | undefined {
  const state = stateOfOrder(order, now)
  return state && keys[state]
}
