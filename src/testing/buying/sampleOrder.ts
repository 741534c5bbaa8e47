import type { Order } from '../../api/contract/buying/orders'

type Item = Order['order_items'][number]

/** Returns an item of an order. The test gives the facts that matter to it. */
export function orderItem(given: Partial<Item> = {}): Item {
  return {
    uuid: 'rail-adult-return',
    name: 'Shoreline Adult Return',
    quantity: 2,
    price: 1050,
    type: 'TICKET',
    shipping_enabled: false,
    is_subscribed: false,
    applied_filters: [],
    offer_serve: 'Activate in the app before boarding.',
    offer_code: 'SABLE-100004-1',
    ...given,
  }
}

/** Returns a paid order. */
export function sampleOrder(given: Partial<Order> = {}): Order {
  return {
    order_id: 'order-100004',
    order_number: 'SP-100004',
    purchase_number: 'P-100004',
    card_number: null,
    date: '2026-11-20T12:05:00Z',
    status: 'paid',
    email: 'rider@example.com',
    order_items: [orderItem()],
    payments: [{ label: 'Visa •••• 1111', amount: 2100 }],
    shipping_address: null,
    shipping_method: null,
    promo_code: null,
    amount_paid: 2100,
    refunds: [],
    subtotal: 2100,
    shipping: 0,
    promo: 0,
    total: 2100,
    ...given,
  }
}
