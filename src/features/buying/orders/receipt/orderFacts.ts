import type { Order } from '../../../../api/contract/buying/orders'
import { dayOf } from '../../../../shared/locales/dates'
import { journeyName } from '../../cart'
import { isStillBought, standingOfOrder } from '../life/orderStanding'

export type OrderItem = Order['order_items'][number]

export type Serving = 'app' | 'card' | 'shipped' | 'pickUp'

export const servings: readonly Serving[] = ['app', 'card', 'shipped', 'pickUp']

/**
 * Returns how an item reaches the rider. A physical one that is not shipped is picked up (decision 79); others are on
 * the order's card, or in the app.
 */
export function servingOf({ shipping_enabled, type }: OrderItem, { card_number }: Order): Serving {
  if (shipping_enabled) return 'shipped'
  if (type === 'PHYSICAL_PASS') return 'pickUp'
  return card_number ? 'card' : 'app'
}

/** Returns the item's card, with its id if known; null for none. */
export function cardOf(item: OrderItem, order: Order): { faremediaId?: string } | null {
  if (item.faremedia_id) return { faremediaId: item.faremedia_id }
  return servingOf(item, order) === 'card' ? {} : null
}

/** The portal and paper show no more of a card number. */
export const lastDigits = (cardNumber: string): string => cardNumber.replace(/\s/g, '').slice(-4)

/** Returns the address with the order's id, but no key: the app asks to sign in. */
export const addressOf = (template: string, { order_id }: Order): string =>
  template.replace('{orderId}', () => encodeURIComponent(order_id))

const usableKeys = { app: 'usable.app', card: 'usable.card', shipped: undefined, pickUp: undefined } as const

type UsableFrom = { iso: string } | { when: NonNullable<(typeof usableKeys)[Serving]> | 'usable.afterPayment' }

/**
 * Returns when an item becomes usable after the payment: at the backend's date, or when it reaches the rider. Undefined
 * if its step says so, or if the order was refunded, cancelled or never paid.
 */
export function usableFrom(item: OrderItem, order: Order): UsableFrom | undefined {
  const standing = standingOfOrder(order)
  if (standing === 'pending' || standing === 'requiresAction') return { when: 'usable.afterPayment' }
  if (standing !== 'good') return undefined
  if (item.usable_from) return { iso: item.usable_from }
  const when = usableKeys[servingOf(item, order)]
  return when && { when }
}

/** Returns the items that reach the rider this way, without those given back or unpaid. */
export function itemsServed(order: Order, serving: Serving): OrderItem[] {
  return order.order_items.filter((item) => isStillBought(item) && servingOf(item, order) === serving)
}

interface Hint<T> {
  hint: T
  /** Items that the hint is about; undefined for all. */
  names?: string[]
}

/** Returns each hint once. Where items differ, it names them. */
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

/** Returns cents; null, shown as no price, if the backend's numbers give no whole cents. */
export function lineTotal({ price, quantity }: OrderItem): number | null {
  const total = price * quantity
  return Number.isSafeInteger(total) && total >= 0 ? total : null
}

/** Returns the name in the language; undefined if the item names no such place. */
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

/** Returns the text key; undefined for an unknown type. */
export function typeKey(type: string): (typeof typeKeys)[keyof typeof typeKeys] | undefined {
  return Object.hasOwn(typeKeys, type) ? typeKeys[type as keyof typeof typeKeys] : undefined
}

const thanksFor = 15 * 60_000

/**
 * Checks whether the order was placed just now: the page says thanks after a reload, but not on a later visit. A wrong
 * clock only loses the thanks.
 */
export function isJustBought(order: Order, instant: number): boolean {
  const isKept = ['good', 'pending', 'requiresAction'].includes(standingOfOrder(order))
  return isKept && Math.abs(instant - Date.parse(order.date)) < thanksFor
}

/** Returns the instant at which an order was paid; undefined if that was on the day on which it was placed. */
export function paidLater({ date, paid_at }: Order, timeZone: string): string | undefined {
  const placed = Date.parse(date)
  if (!paid_at || Number.isNaN(placed)) return undefined
  return dayOf(Date.parse(paid_at), timeZone) === dayOf(placed, timeZone) ? undefined : paid_at
}
