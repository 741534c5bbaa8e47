import { expect, test } from 'vitest'
import type { Order } from '../../../../api/contract/buying/orders'
import { orderItem, sampleOrder } from '../../../../testing/buying/sampleOrder'
import { dueOf, isToPay, stateOfOrder } from './orderState'

const now = Date.parse('2026-11-23T12:00:00Z')
const usable = (usable_from: string, line_type = 'sale') => orderItem({ usable_from, line_type })

test.each<[string, Partial<Order>, string | undefined]>([
  ['paid', {}, 'paid'],
  ['paid and usable', { order_items: [usable('2026-11-23T12:00:00Z')] }, 'paid'],
  ['paid, and one line comes later', { order_items: [orderItem(), usable('2026-11-23T12:00:01Z')] }, 'onItsWay'],
  [
    'on its way, but given back',
    { order_items: [orderItem(), usable('2026-11-24T00:00:00Z', 'refund')] },
    'refundedInPart',
  ],
  ['refunded by an amount', { amount_refunded: 500 }, 'refundedInPart'],
  ['refunded line by line', { order_items: [orderItem({ line_type: 'refund' })] }, 'refunded'],
  ['refunded', { status: 'refunded', amount_refunded: 2100 }, 'refunded'],
  ['unpaid', { status: 'Unpaid' }, 'unpaid'],
  ['in progress', { status: 'pending' }, 'pending'],
  ['to be confirmed', { status: 'requires_action' }, 'requiresAction'],
  ['cancelled', { status: 'canceled' }, 'cancelled'],
  ['of an unknown status', { status: 'shipped-in-part' }, undefined],
])('@PAY-08 an order that is %s', (_, given, state) => {
  expect(stateOfOrder(sampleOrder(given), now)).toBe(state)
})

test.each([
  ['unpaid', 2100],
  ['processing', 0],
  ['pending', 0],
  ['cancelled', 0],
])('@ACC-07 an order of the status %s has %d cents to pay', (status, due) => {
  const order = sampleOrder({ status, amount_paid: 0 })
  expect([dueOf(order), isToPay(order)]).toEqual([due, due > 0])
})
