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

/** Days, then nothing asks for it any more. */
export const daysToPay = 14

const known = ['paid', 'pending', 'requires_action', 'refunded', 'unpaid', 'cancelled', 'canceled']

/**
 * Where an order is in its life, the same for receipt, history, next steps and files; undefined for an unknown status.
 * No order tells whether all is used up.
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

/** Cents: none while its payment runs, or once cancelled. */
export const dueOf = (order: Order): number =>
  standingOfOrder(order) === 'unpaid' ? Math.max(0, order.total - order.amount_paid) : 0

/** Can be paid or let go. */
export const isToPay = (order: Order): boolean => stateOfOrder(order, 0) === 'unpaid' && dueOf(order) > 0

/** An unknown status is shown as it came. */
export function stateKey(order: Order, now: number): (typeof keys)[OrderState] | undefined {
  const state = stateOfOrder(order, now)
  return state && keys[state]
}
