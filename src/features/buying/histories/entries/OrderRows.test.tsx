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
  expect(lines()).toBe(`2 × Adult Day Passand 2 more$20.00Mon, Nov 2${order.order_number}Not paid`)
})

test('@ACC-07 on paper an order names all its items', async () => {
  await renderInPortal(<OrderRows orders={[order]} />)
  expect(lines()).toContain('2 × Adult Day Pass, 2 × Youth Day Pass and 2 × Child Day Pass')
})
