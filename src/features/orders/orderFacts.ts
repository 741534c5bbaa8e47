import type { Order } from '../../api/contract/orders'
import { journeyName } from '../cart'

export type OrderItem = Order['order_items'][number]

/** How the rider gets what was bought. */
export type Serving = 'app' | 'shipped' | 'pickUp'

export const servings: readonly Serving[] = ['app', 'shipped', 'pickUp']

/** A physical product that is not shipped is picked up (decision 79); everything else is in the app. */
export function servingOf({ shipping_enabled, type }: OrderItem): Serving {
  if (shipping_enabled) return 'shipped'
  return type === 'PHYSICAL_PASS' ? 'pickUp' : 'app'
}

const usableKeys = { app: 'usable.app', shipped: 'usable.shipped', pickUp: 'usable.pickUp' } as const

type UsableFrom = { iso: string } | { when: (typeof usableKeys)[Serving] | 'usable.afterPayment' }

/**
 * When an item becomes usable: after its payment is confirmed; then at the backend's date where it gives one, else when
 * it reaches the rider. Nothing for an order that was refunded or never paid.
 */
export function usableFrom(item: OrderItem, status: string): UsableFrom | undefined {
  if (status === 'refunded' || status === 'unpaid') return undefined
  if (status === 'pending' || status === 'requires_action') return { when: 'usable.afterPayment' }
  return item.usable_from ? { iso: item.usable_from } : { when: usableKeys[servingOf(item)] }
}

/** Groups items by how the rider gets them. */
export function itemsServed(order: Order, serving: Serving): OrderItem[] {
  return order.order_items.filter((item) => servingOf(item) === serving)
}

/** Price of a line in cents; null where the backend's figures give no whole cents, which is never shown as a price. */
export function lineTotal({ price, quantity }: OrderItem): number | null {
  const total = price * quantity
  return Number.isSafeInteger(total) && total >= 0 ? total : null
}

/** Name of the origin or destination in the language; undefined for an item without one. */
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

/** Key of the words for a type of product; undefined for a type that this portal does not know. */
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
 * Whether the order was placed a moment ago, so that its page says thank you. A reload says it again, a later visit
 * does
 * not. With a wrong device clock only the thanks are missing.
 */
export function isJustBought({ date }: Order, instant: number): boolean {
  return Math.abs(instant - Date.parse(date)) < thanksFor
}
