// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Order } from '../../../../api/contract/buying/orders'
import { orderItem, sampleOrder } from '../../../../testing/buying/sampleOrder'
import { onCard, showOrder } from '../../../../testing/screens/showOrder'
import { itemsServed } from '../receipt/orderFacts'
import { standingOfOrder } from './orderStanding'

const lines = (...types: (string | undefined)[]) => types.map((line_type) => orderItem({ line_type }))

test.each<[string, Partial<Order>, string]>([
  ['paid', {}, 'good'],
  ['in another spelling', { status: ' REFUNDED ' }, 'refunded'],
  ['cancelled', { status: 'canceled' }, 'cancelled'],
  ['refunded line by line', { order_items: lines('refund', 'Refund') }, 'refunded'],
  ['refunded in part', { order_items: lines('refund', 'sale') }, 'good'],
  ['unpaid line by line', { order_items: lines('unpaid') }, 'unpaid'],
  ['of an unknown status, paid in full', { status: 'shipped-in-part' }, 'good'],
  ['of an unknown status, not paid in full', { status: 'on hold', amount_paid: 2099 }, 'unknown'],
  ['of an unknown status, unpaid line by line', { status: 'on hold', order_items: lines('unpaid') }, 'unknown'],
  ['of an unknown status, free', { status: 'done', amount_paid: 0, total: 0 }, 'good'],
])('@PAY-08 an order that is %s', (_, given, standing) => {
  expect(standingOfOrder(sampleOrder(given))).toBe(standing)
})

test('@PAY-08 what was given back of an order has no next steps', () => {
  const order = sampleOrder({ order_items: lines('refund', undefined) })
  expect(itemsServed(order, 'app')).toHaveLength(1)
})

const renewing = { order_items: [orderItem({ is_subscribed: true })] }

test.each([
  ['pending', 'Payment in progress'],
  ['requires_action', 'Confirmation needed'],
  ['refunded', 'Refunded'],
  ['unpaid', 'Not paid'],
  ['cancelled', 'Cancelled'],
])('@PAY-08 an order that is %s does not say to ride, for a card or in the app', async (status, title) => {
  for (const place of [{}, onCard]) {
    const { unmount } = await showOrder({ ...place, ...renewing, status, date: new Date().toISOString() })
    expect(within(screen.getByRole('note')).getByText(title)).toBeVisible()
    for (const step of [/Tap your card/, /Open the mobile app/, /Activate before boarding/, /Open in the app/])
      expect(screen.queryByText(step)).toBeNull()
    const isToCome = status === 'pending' || status === 'requires_action'
    expect(screen.queryAllByText(/^We renew the pass/)).toHaveLength(isToCome ? 1 : 0)
    expect(screen.queryAllByText('Thank you, your order is placed')).toHaveLength(isToCome ? 1 : 0)
    unmount()
  }
})

test('@PAY-08 a paid order tells the way', async () => {
  await showOrder({ ...onCard, ...renewing })
  expect(screen.getByText('Tap your card at the reader')).toBeVisible()
  expect(screen.getByText(/^We renew the pass/)).toBeVisible()
})
