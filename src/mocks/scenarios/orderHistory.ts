import { chargedOf } from '../rules/paying/paymentLabels'
import { itemOf } from '../rules/buying/orderItem'
import { currentPrice } from '../rules/buying/soldProducts'
import { filterUuids } from '../catalogue/filters'
import type { BackendState } from '../state'
import type { OrderItemRecord, OrderRecord } from '../state/buying/orders'
import type { UserRecord } from '../state/identity/users'
import { nextNumber } from '../state/tester/counters'

/** The time of the newest order of every history. It is fixed, so that a state is the same whenever it is built. */
const newestOrder = Date.parse('2026-11-02T13:20:00Z')
const day = 86_400_000
const minute = 60_000

const journey = [
  { filter_uuid: filterUuids.railOrigin, filter_value: 'station-harbourfront' },
  { filter_uuid: filterUuids.railDestination, filter_value: 'station-airport' },
]

interface Bought {
  uuid: string
  quantity: number
  filters?: typeof journey
  isSubscribed?: boolean
}

const monthPass: Bought[] = [{ uuid: 'bus-adult-month', quantity: 1 }]
const singleTickets: Bought[] = [
  { uuid: 'bus-adult-single', quantity: 2 },
  { uuid: 'bus-youth-single', quantity: 1 },
]
const railTickets: Bought[] = [{ uuid: 'rail-adult-return', quantity: 2, filters: journey }]
const value: Bought[] = [{ uuid: 'bus-value-20', quantity: 1 }]
const tenRides: Bought[] = [{ uuid: 'bus-adult-ten', quantity: 1 }]
const dayPass: Bought[] = [{ uuid: 'bus-adult-day', quantity: 1 }]

/** The purchases that riders repeat. */
const baskets = [monthPass, singleTickets, railTickets, value, dayPass]

function itemsOf(state: BackendState, basket: Bought[], number: number): OrderItemRecord[] {
  return basket.map(({ uuid, quantity, filters = [], isSubscribed = false }, index) => {
    const line = { uuid, quantity, filters, isSubscribed, price: currentPrice(state, uuid) }
    return itemOf(state, line, `${number}-${index + 1}`)
  })
}

const visa = chargedOf({ type: 'card', brand: 'Visa', last4: '1111' })

type Buyer = Pick<OrderRecord, 'owner' | 'email' | 'order_key' | 'card_number'>

function order(state: BackendState, buyer: Buyer, basket: Bought[], date: number): OrderRecord {
  const number = nextNumber(state, 'order')
  const items = itemsOf(state, basket, number)
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    ...buyer,
    // Tickets are in the app; passes and value are on the rider's card.
    card_number: items.every(({ type }) => type === 'TICKET') ? null : buyer.card_number,
    quote_id: null,
    order_id: `order-${number}`,
    order_number: `SP-${number}`,
    purchase_number: `P-${number}`,
    date: new Date(date).toISOString(),
    status: 'paid',
    items,
    payments: [{ method: visa, amount: total }],
    shipping_address: null,
    shipping_method_id: null,
    promo_code: null,
    subtotal: total,
    shipping: 0,
    promo: 0,
    total,
  }
}

/**
 * Gives the rider so many orders, the oldest first, one every other day up to the newest. Value is bought for the card
 * from the instant on at which the card's own history begins, and rides before it.
 */
export function addOrders(
  state: BackendState,
  { uuid: owner, email }: Pick<UserRecord, 'uuid' | 'email'>,
  { count, since }: { count: number; since: number },
): void {
  const buyer = { owner, email, order_key: null, card_number: '6030 2222 3333 4444' }
  for (let index = 0; index < count; index += 1) {
    const date = newestOrder - (count - 1 - index) * 2 * day
    const usual = baskets[index % baskets.length] ?? monthPass
    const basket = usual === value && date < since + day ? tenRides : usual
    state.orders.push(varied(order(state, buyer, basket, date), index))
  }
}

/** A long history has orders of every line type. Refunds and unpaid orders are as many, so it has a transaction for each order. */
function varied(order: OrderRecord, index: number): OrderRecord {
  const as = (line_type: string, from = 0) => order.items.map((item, at) => (at < from ? item : { ...item, line_type }))
  if (index % 20 === 17)
    return { ...order, items: as('cash'), payments: [{ method: chargedOf({ type: 'cash' }), amount: order.total }] }
  if (index % 20 === 18) return { ...order, status: 'unpaid', items: as('unpaid'), payments: [] }
  if (index % 40 === 19) return { ...order, status: 'refunded', items: as('refund') }
  if (index % 40 === 31) return { ...order, items: as('refund', 1) }
  return order
}

/** Adds a guest's order that anyone can look up: SP-100001 of guest@example.com. */
export function addGuestOrder(state: BackendState): void {
  const buyer = { owner: null, email: 'guest@example.com', order_key: 'key-guest', card_number: null }
  state.orders.push(order(state, buyer, singleTickets, newestOrder - 5 * day))
}

/**
 * A receipt with every possible detail takes three orders, because an order holds one kind (PAY-12) and is for one card
 * or for none. This is bought for a card, where passes may renew, and once more in the app.
 */
const digitalProducts: Bought[] = [
  { uuid: 'rail-adult-return', quantity: 2, filters: journey },
  { uuid: 'bus-adult-month', quantity: 1, isSubscribed: true },
  { uuid: 'bus-senior-month', quantity: 1, isSubscribed: true },
  { uuid: 'bus-adult-single', quantity: 4 },
  { uuid: 'bus-youth-single', quantity: 1 },
  { uuid: 'bus-adult-day', quantity: 1 },
  { uuid: 'bus-adult-7day', quantity: 1 },
  { uuid: 'bus-value-20', quantity: 1 },
]

/** The second of the orders has the physical products, by mail and at the desk. */
const inTheHand: Bought[] = [
  { uuid: 'bus-adult-booklet', quantity: 1 },
  { uuid: 'bus-youth-booklet', quantity: 2 },
  { uuid: 'bus-adult-keepsake', quantity: 1 },
]

function withPromo(plain: OrderRecord, items: OrderItemRecord[], shipping: number): OrderRecord {
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const promo = Math.round(subtotal / 10)
  const total = subtotal - promo + shipping
  return {
    ...plain,
    items,
    payments: [
      { method: visa, amount: total - 4250 },
      { method: chargedOf({ type: 'wallet' }), amount: 4250 },
    ],
    promo_code: 'WELCOME10',
    subtotal,
    shipping,
    promo,
    total,
  }
}

/** Gives the rider the three orders, newer than all others. */
export function addFullReceipts(state: BackendState, owner: string, email: string): void {
  const home = state.addresses.find((entry) => entry.owner === owner && entry.is_default)
  if (!home) throw new Error('Nobody to send it to')
  const { id: _, owner: __, is_default: ___, ...shipping_address } = home
  const buyer = { owner, email, order_key: null }
  const digital = order(state, { ...buyer, card_number: '6030 5555 6666 7777' }, monthPass, newestOrder + day)
  state.orders.push(withPromo(digital, itemsOf(state, digitalProducts, state.counters.order), 0))
  const physical = order(state, { ...buyer, card_number: null }, monthPass, newestOrder + day + minute)
  const shipped = { ...physical, shipping_address, shipping_method_id: 'shipping-standard' }
  state.orders.push(withPromo(shipped, itemsOf(state, inTheHand, state.counters.order), 250))
  const inTheApp = order(state, { ...buyer, card_number: null }, monthPass, newestOrder + day + 2 * minute)
  const once = digitalProducts.map((bought) => ({ ...bought, isSubscribed: false }))
  state.orders.push(withPromo(inTheApp, itemsOf(state, once, state.counters.order), 0))
}

/** The day of the newest of the orders that still need the rider. */
const toSettle = Date.parse('2026-11-20T13:20:00Z')

/** Gives the rider an order of each state that asks for something, or has given something back. */
export function addOrdersToSettle(state: BackendState, owner: string, email: string): void {
  const buyer = { owner, email, order_key: null, card_number: '6030 2222 3333 4444' }
  const add = (basket: Bought[], change: (plain: OrderRecord) => Partial<OrderRecord>) => {
    const plain = order(state, buyer, basket, toSettle + state.orders.length * 60_000)
    state.orders.push({ ...plain, ...change(plain) })
  }
  const notPaid = { payments: [] }
  const lines = ({ items }: OrderRecord, line_type: string) => items.map((item) => ({ ...item, line_type }))
  add(singleTickets, (plain) => ({
    items: lines(plain, 'refund').map((item, at) => (at ? item : { ...item, line_type: 'sale' })),
  }))
  add(dayPass, (plain) => ({ status: 'refunded', items: lines(plain, 'refund') }))
  add(railTickets, () => ({ status: 'cancelled', ...notPaid }))
  add(dayPass, () => ({ status: 'pending', ...notPaid }))
  add(railTickets, () => ({ status: 'requires_action', ...notPaid }))
  add(monthPass, () => ({ status: 'unpaid', ...notPaid }))
}
