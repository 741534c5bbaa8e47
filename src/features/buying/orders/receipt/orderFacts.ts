import type { Order } from '../../../../api/contract/buying/orders'
import { journeyName } from '../../cart'
import { isStillBought, standingOfOrder } from '../life/orderStanding'

export type OrderItem = Order['order_items'][number]

/** How the rider gets an item. */
export type Serving = 'app' | 'card' | 'shipped' | 'pickUp'

export const servings: readonly Serving[] = ['app', 'card', 'shipped', 'pickUp']

/**
 * Returns how the rider gets an item of an order. A physical product that is not shipped is picked up (decision 79); all
 * others are on the order's fare card, or in the app if it is for none.
 */
export function servingOf({ shipping_enabled, type }: OrderItem, { card_number }: Order): Serving {
  if (shipping_enabled) return 'shipped'
  if (type === 'PHYSICAL_PASS') return 'pickUp'
  return card_number ? 'card' : 'app'
}

/** Returns the fare card that an item is for, with its id where the backend tells it; null if it is for none. */
export function cardOf(item: OrderItem, order: Order): { faremediaId?: string } | null {
  if (item.faremedia_id) return { faremediaId: item.faremedia_id }
  return servingOf(item, order) === 'card' ? {} : null
}

/** The last digits of a fare card's number: all that the portal and the paper show of it. */
export const lastDigits = (cardNumber: string): string => cardNumber.replace(/\s/g, '').slice(-4)

/** Returns the operator's address of an order. It has the order's id and no key: the app asks the rider to sign in. */
export const addressOf = (template: string, { order_id }: Order): string =>
  template.replace('{orderId}', () => encodeURIComponent(order_id))

const usableKeys = {
  app: 'usable.app',
  card: 'usable.card',
  shipped: 'usable.shipped',
  pickUp: 'usable.pickUp',
} as const

type UsableFrom = { iso: string } | { when: (typeof usableKeys)[Serving] | 'usable.afterPayment' }

/**
 * Returns when an item becomes usable: after its payment is confirmed; then at the backend's date, or, if there is
 * none, when it reaches the rider. Undefined for an order that was refunded, cancelled or never paid.
 */
export function usableFrom(item: OrderItem, order: Order): UsableFrom | undefined {
  const standing = standingOfOrder(order)
  if (standing === 'pending' || standing === 'requiresAction') return { when: 'usable.afterPayment' }
  if (standing !== 'good') return undefined
  return item.usable_from ? { iso: item.usable_from } : { when: usableKeys[servingOf(item, order)] }
}

/** Returns the items that the rider gets in the given way. What was given back or is not paid is not among them. */
export function itemsServed(order: Order, serving: Serving): OrderItem[] {
  return order.order_items.filter((item) => isStillBought(item) && servingOf(item, order) === serving)
}

interface Hint<T> {
  hint: T
  /** The items that the hint is about; undefined if it is about all of them. */
  names?: string[]
}

/** Returns each hint once. Where items differ, a hint names its items. */
export function hintsOf<T>(items: OrderItem[], hintOf: (item: OrderItem) => T | null | undefined): Hint<T>[] {
  const told = new Map<string, { hint: T; items: OrderItem[] }>()
  for (const item of items) {
    const hint = hintOf(item)
    if (hint === null || hint === undefined || hint === '') continue
    const key = JSON.stringify(hint)
    told.set(key, { hint, items: [...(told.get(key)?.items ?? []), item] })
  }
  return [...told.values()].map(({ hint, items: about }) =>
    about.length === items.length ? { hint } : { hint, names: [...new Set(about.map(({ name }) => name))] },
  )
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

const thanksFor = 15 * 60_000

/**
 * Returns whether the order was placed a moment ago, so that its page says thank you. A reload says it again, a later
 * visit does not. If the device's clock is wrong, only the thanks are missing.
 */
export function isJustBought(order: Order, instant: number): boolean {
  const isKept = ['good', 'pending', 'requiresAction'].includes(standingOfOrder(order))
  return isKept && Math.abs(instant - Date.parse(order.date)) < thanksFor
}
