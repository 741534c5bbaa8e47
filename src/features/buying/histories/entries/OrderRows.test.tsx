// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { narrowWindow } from '../../../../testing/screens/narrowWindow'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { orderItem, sampleOrder } from '../../../../testing/buying/sampleOrder'
import { OrderRows } from './OrderRows'

const items = ['Adult Day Pass', 'Youth Day Pass', 'Child Day Pass'].map((name) => orderItem({ name }))
const order = sampleOrder({
  order_items: items,
  status: 'unpaid',
  amount_paid: 0,
  total: 2000,
  date: '2026-11-02T13:20:00Z',
})
const lines = () => screen.getByRole('listitem').textContent.replace(/\s+/g, ' ')

test('@ACC-07 on a phone an order has two lines: what and how much; when, which and how', async () => {
  narrowWindow()
  await renderInPortal(<OrderRows orders={[order]} href={(id) => `/${id}`} />)
  expect(lines()).toBe(`2 × Adult Day Pass and 2 more$20.00Mon, Nov 2${order.order_number}Not paid`)
})

test('@ACC-07 on paper an order names all its items', async () => {
  await renderInPortal(<OrderRows orders={[order]} />)
  expect(lines()).toContain('2 × Adult Day Pass, 2 × Youth Day Pass and 2 × Child Day Pass')
})

test('@ACC-07 an order that is not paid shows what is due, and one item needs no number', async () => {
  const single = { ...order, order_items: [orderItem({ name: 'Adult Day Pass', quantity: 1 })] }
  await renderInPortal(<OrderRows orders={[single]} href={(id) => `/${id}`} />)
  expect(lines()).toBe(`Adult Day PassNot paid$20.00Mon, Nov 2${order.order_number}`)
})

test('@ACC-07 on a phone an order that is refunded in part tells how much', async () => {
  narrowWindow()
  const refunded = sampleOrder({ order_items: items, amount_paid: 1500, amount_refunded: 500, total: 2000 })
  await renderInPortal(<OrderRows orders={[refunded]} href={(id) => `/${id}`} />)
  expect(lines()).toMatch(/Refunded: .\$5\.00$/)
})
