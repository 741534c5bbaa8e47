import type { OrderItemRecord, OrderRecord } from '../../state/buying/orders'
import { labelsOf } from '../paying/paymentLabels'

const day = 86_400_000

/** Returns the type of an order's line; by default it follows from the order's status. */
export const lineTypeOf = ({ line_type }: OrderItemRecord, { status }: OrderRecord): string =>
  line_type ?? (status === 'unpaid' ? 'unpaid' : status === 'refunded' ? 'refund' : 'sale')

/** Returns what was given back of an order, in cents: its refunded lines, at most what was paid. */
export function refundedOf(order: OrderRecord): number {
  const lines = order.items.filter((item) => lineTypeOf(item, order) === 'refund')
  return Math.min(
    lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    paidOf(order),
  )
}

/** Returns when an order was paid. */
export const paidAt = ({ date, paid_at }: OrderRecord): string => paid_at ?? date

export const paidOf = ({ payments }: OrderRecord): number => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Whether nothing was paid for an order, and so nothing came of it: it waits for its payment, or was cancelled. */
export const isUnpaid = ({ status }: OrderRecord): boolean => status === 'unpaid' || status === 'cancelled'

export const numberOf = ({ order_id }: OrderRecord) => order_id.replace('order-', '')

/** Returns what was given back of an order: a day later, to where it was paid from. */
export function refundsOf(order: OrderRecord) {
  const amount = refundedOf(order)
  const date = new Date(Date.parse(paidAt(order)) + day).toISOString()
  const methods = order.payments.map(({ method }) => method)
  const transaction_number = `T-${numberOf(order)}-R`
  return amount > 0 ? [{ date, amount, label: labelsOf(methods), methods, transaction_number }] : []
}
