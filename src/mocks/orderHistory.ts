import { offerCode } from './behaviour/placeOrder'
import { lineFilters } from './behaviour/productFilters'
import { currentPrice, soldProduct } from './behaviour/quotes'
import { filterUuids } from './catalogue/filters'
import type { BackendState, OrderItemRecord, OrderRecord } from './state'
import { nextNumber } from './state'

/** The newest order of every history; a fixed day, so that a state repeats whenever it is built. */
const newestOrder = Date.parse('2026-11-02T13:20:00Z')
const day = 86_400_000

const journey = [
  { filter_uuid: filterUuids.railOrigin, filter_value: 'station-harbourfront' },
  { filter_uuid: filterUuids.railDestination, filter_value: 'station-airport' },
]

interface Bought {
  uuid: string
  quantity: number
  filters?: typeof journey
}

/** What riders buy again and again. */
const baskets: Bought[][] = [
  [{ uuid: 'bus-adult-month', quantity: 1 }],
  [
    { uuid: 'bus-adult-single', quantity: 2 },
    { uuid: 'bus-youth-single', quantity: 1 },
  ],
  [{ uuid: 'rail-adult-return', quantity: 2, filters: journey }],
  [{ uuid: 'bus-value-20', quantity: 1 }],
  [{ uuid: 'bus-adult-day', quantity: 1 }],
]

function item(state: BackendState, { uuid, quantity, filters = [] }: Bought, number: string): OrderItemRecord {
  const product = soldProduct(state, uuid)
  const price = currentPrice(state, uuid)
  if (!product || price === null) throw new Error(`The history sells ${uuid}, which the catalogue does not`)
  return {
    uuid,
    quantity,
    price,
    name: { ...product.name },
    type: product.sub_type,
    serving: 'app',
    is_subscribed: false,
    applied_filters: lineFilters(state, filters),
    offer_code: offerCode(product.organization.legacy_uuid, number),
  }
}

type Buyer = Pick<OrderRecord, 'owner' | 'email' | 'order_key' | 'card_number'>

function order(state: BackendState, buyer: Buyer, index: number, date: number): OrderRecord {
  const number = nextNumber(state, 'order')
  const basket = baskets[index % baskets.length] ?? []
  const items = basket.map((bought, line) => item(state, bought, `${number}-${line + 1}`))
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    ...buyer,
    order_id: `order-${number}`,
    order_number: `SP-${number}`,
    purchase_number: `P-${number}`,
    date: new Date(date).toISOString(),
    status: 'paid',
    items,
    payments: [{ label: { en: 'Visa •••• 1111', fr: 'Visa •••• 1111' }, amount: total }],
    shipping_address: null,
    shipping_method_id: null,
    promo_code: null,
    subtotal: total,
    shipping: 0,
    promo: 0,
    total,
  }
}

/** Gives the rider this many orders, the oldest first, one every other day up to the newest. */
export function addOrders(state: BackendState, owner: string, email: string, count: number): void {
  const buyer = { owner, email, order_key: null, card_number: '6030 2222 3333 4444' }
  for (let index = 0; index < count; index += 1)
    state.orders.push(order(state, buyer, index, newestOrder - (count - 1 - index) * 2 * day))
}

/** A guest's order that anybody may look up: SP-100001 of guest@example.com. */
export function addGuestOrder(state: BackendState): void {
  const buyer = { owner: null, email: 'guest@example.com', order_key: 'key-guest', card_number: null }
  state.orders.push(order(state, buyer, 1, newestOrder - 5 * day))
}
