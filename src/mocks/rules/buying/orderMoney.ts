import type { OrderItemRecord, OrderRecord } from '../../state/buying/orders'

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

export const paidOf = ({ payments }: OrderRecord): number => payments.reduce((sum, { amount }) => sum + amount, 0)
