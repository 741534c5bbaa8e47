import type { Order } from '../../api/contract/orders'
import { journeyName } from '../cart'

export type OrderItem = Order['order_items'][number]

/** How the rider gets an item. */
export type Serving = 'app' | 'shipped' | 'pickUp'

export const servings: readonly Serving[] = ['app', 'shipped', 'pickUp']

/**
 * Returns how the rider gets an item. A physical product that is not shipped is picked up (decision 79); all others are
 * in the app.
 */
export function servingOf({ shipping_enabled, type }: OrderItem): Serving {
  if (shipping_enabled) return 'shipped'
  return type === 'PHYSICAL_PASS' ? 'pickUp' : 'app'
}

const usableKeys = { app: 'usable.app', shipped: 'usable.shipped', pickUp: 'usable.pickUp' } as const

type UsableFrom = { iso: string } | { when: (typeof usableKeys)[Serving] | 'usable.afterPayment' }

/**
 * Returns when an item becomes usable: after its payment is confirmed; then at the backend's date, or, if there is
 * none, when it reaches the rider. Undefined for an order that was refunded or never paid.
 */
export function usableFrom(item: OrderItem, status: string): UsableFrom | undefined {
  if (status === 'refunded' || status === 'unpaid') return undefined
  if (status === 'pending' || status === 'requires_action') return { when: 'usable.afterPayment' }
  return item.usable_from ? { iso: item.usable_from } : { when: usableKeys[servingOf(item)] }
}

/** Returns the items that the rider gets in the given way. */
export function itemsServed(order: Order, serving: Serving): OrderItem[] {
  return order.order_items.filter((item) => servingOf(item) === serving)
}

/**
 * Returns the price of a line in cents, or null if the backend's numbers do not result in whole cents. Null is not
 * shown as a price.
 */
export function lineTotal({ price, quantity }: OrderItem): number | null {
  const total = price * quantity
  return Number.isSafeInteger(total) && total >= 0 ? total : null
}

/** Returns the name of the origin or destination in the language, or undefined if the item names no such place. */
export function journeyEnd(item: OrderItem, type: 'Origin' | 'Destination', language: string): string | undefined {
  const filter = item.applied_filters.find((entry) => entry.type === type)
  return filter && journeyName({ ...filter, type, long_name: filter.long_name ?? null }, language)
}

const typeKeys = {
  TICKET: 'type.ticket',
  PASS: 'type.pass',
  STORED_VALUE: 'type.storedValue',
  PHYSICAL_PASS: 'type.physical',
} as const

/** Returns the text key of a type of product, or undefined for an unknown type. */
export function typeKey(type: string): (typeof typeKeys)[keyof typeof typeKeys] | undefined {
  return Object.hasOwn(typeKeys, type) ? typeKeys[type as keyof typeof typeKeys] : undefined
}

const statusKeys = {
  paid: 'status.paid',
  pending: 'status.pending',
  requires_action: 'status.requiresAction',
  refunded: 'status.refunded',
  unpaid: 'status.unpaid',
} as const

export function statusKey(status: string): (typeof statusKeys)[keyof typeof statusKeys] | undefined {
  return Object.hasOwn(statusKeys, status) ? statusKeys[status as keyof typeof statusKeys] : undefined
}

const thanksFor = 15 * 60_000

/**
 * Returns whether the order was placed a moment ago, so that its page says thank you. A reload says it again, a later
 * visit does not. If the device's clock is wrong, only the thanks are missing.
 */
export function isJustBought({ date }: Order, instant: number): boolean {
  return Math.abs(instant - Date.parse(date)) < thanksFor
}
