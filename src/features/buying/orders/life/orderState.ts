import type { Order } from '../../../../api/contract/buying/orders'
import { knownLineType } from './lineTypes'
import { isStillBought, standingOfOrder } from './orderStanding'

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

/** An order that was not paid within this time is let go: nothing asks for it any more. */
export const daysToPay = 14

const known = ['paid', 'pending', 'requires_action', 'refunded', 'unpaid', 'cancelled', 'canceled']

/**
 * Returns where an order is in its life: what receipt, history, next steps and files say alike. Undefined for a status that
 * the portal does not know, which is shown as it came. Whether what was usable is used up by now, no order tells.
 */
export function stateOfOrder(order: Order, now: number): OrderState | undefined {
  if (!known.includes(order.status.trim().toLowerCase())) return undefined
  const standing = standingOfOrder(order)
  if (standing !== 'good') return standing
  const { order_items: items, amount_refunded: refunded } = order
  if (refunded || items.some(({ line_type }) => knownLineType(line_type ?? '') === 'refund')) return 'refundedInPart'
  const isToCome = items.some((item) => isStillBought(item) && item.usable_from && Date.parse(item.usable_from) > now)
  return isToCome ? 'onItsWay' : 'paid'
}

/** Returns what is still to be paid for an order, in cents: nothing while its payment runs, or once it was cancelled. */
export const dueOf = (order: Order): number =>
  standingOfOrder(order) === 'unpaid' ? Math.max(0, order.total - order.amount_paid) : 0

/** Whether an order waits for its payment, so that it can be paid or let go. */
export const isToPay = (order: Order): boolean => stateOfOrder(order, 0) === 'unpaid' && dueOf(order) > 0

/** Returns the text key of an order's state; undefined for a status that is shown as it came. */
export function stateKey(order: Order, now: number): (typeof keys)[OrderState] | undefined {
  const state = stateOfOrder(order, now)
  return state && keys[state]
}
