import { expect, test } from 'vitest'
import { fc, property } from '../../../testing/property'
import { sampleOrder } from '../../../testing/sampleOrder'
import { netOf } from './orderColumns'
import { statementOf } from './statementRules'

const visa = (amount: number) => [{ label: 'Visa •••• 1111', amount }]

test('@ACC-17 a statement adds up each card, tells taxes where orders tell them, and counts no unpaid order', () => {
  const orders = [
    sampleOrder({ card_number: '6030 2222 3333 4444', amount_paid: 1150, tax: 150 }),
    sampleOrder({ card_number: '4444', amount_paid: 2000, amount_refunded: 500 }),
    sampleOrder({ amount_paid: 700 }),
    sampleOrder({ amount_paid: 0, status: 'unpaid', tax: 90, payments: [] }),
  ]
  const { cards, total, paid, unpaid } = statementOf(orders)
  expect([paid, unpaid]).toEqual([orders.slice(0, 3), orders.slice(3)])
  expect(cards).toEqual([
    { card: '4444', orders: 2, paid: 3150, refunded: 500, net: 2650, tax: 150 },
    { card: null, orders: 1, paid: 700, refunded: 0, net: 700, tax: undefined },
  ])
  expect(total).toEqual({ card: null, orders: 3, paid: 3850, refunded: 500, net: 3350, tax: 150 })
})

const anyOrder = fc
  .record({ paid: fc.nat(1_000_000), refunded: fc.nat(1_000_000), card: fc.constantFrom(null, '1234', '9876') })
  .map(({ paid, refunded, card }) =>
    sampleOrder({
      card_number: card,
      amount_paid: paid,
      amount_refunded: Math.min(paid, refunded),
      payments: visa(paid),
    }),
  )
property([fc.array(anyOrder, { maxLength: 30 })])('@ACC-17 the cards of a statement are its total', (orders) => {
  const { cards, total } = statementOf(orders)
  expect(cards.reduce((sum, { net }) => sum + net, 0)).toBe(total.net)
  expect(total.net).toBe(orders.reduce((sum, order) => sum + netOf(order), 0))
})
