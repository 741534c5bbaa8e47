import { expect, test } from 'vitest'
import type { Transaction } from '../../../../api/contract/buying/orders'
import { fc, property } from '../../../../testing/chance/property'
import { sampleOrder } from '../../../../testing/buying/sampleOrder'
import { receiptsOf, statementOf } from './statementRules'

const transaction = (facts: Partial<Transaction>): Transaction => ({
  ...{ transaction_id: 't-1', transaction_number: 'T-1', date: '2026-11-02T13:20:00Z', type: 'sale', amount: 0 },
  ...{ usable_from: null, items_purchased: [] },
  ...facts,
})
const wallet = { kind: 'wallet' }

test('@ACC-17 a statement adds up each card and the wallet, and tells taxes where transactions tell them', () => {
  const entries = [
    transaction({ card_number: '6030 2222 3333 4444', amount: 1150, tax: 150 }),
    transaction({ card_number: '4444', amount: 2000 }),
    transaction({ card_number: '4444', amount: -500, type: 'refund' }),
    transaction({ amount: 700 }),
    transaction({ account: wallet, type: 'load', amount: 10_000 }),
    transaction({ account: wallet, type: 'payout', amount: -4000 }),
  ]
  const { lines, total } = statementOf(entries)
  expect(lines).toEqual([
    { of: 'wallet', count: 2, paid: 10_000, returned: 4000, net: 6000, tax: undefined },
    { of: '4444', count: 3, paid: 3150, returned: 500, net: 2650, tax: 150 },
    { of: null, count: 1, paid: 700, returned: 0, net: 700, tax: undefined },
  ])
  expect(total).toEqual({ of: null, count: 6, paid: 13_850, returned: 4500, net: 9350, tax: 150 })
})

test('@ACC-17 counts loads, autoloads and renewals, and what the wallet paid or got back only once', () => {
  const { total } = statementOf([
    transaction({ amount: 14_225 }),
    transaction({ type: 'load', account: wallet, amount: 10_000 }),
    transaction({ type: 'autoload', card_number: '7777', amount: 3000 }),
    transaction({ amount: 2000, from_wallet: 2000 }),
    transaction({ type: 'refund', amount: -1500, from_wallet: 1000 }),
    transaction({ type: 'transfer', amount: 0, moved: 500 }),
    transaction({ type: 'autoload', state: 'failed', amount: 0, attempted: 500 }),
  ])
  expect(total).toMatchObject({ count: 5, returned: 500, net: 26_725 })
})

const anyEntry = fc
  .record({
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    from_wallet: fc.nat(1_000_000),
    card_number: fc.constantFrom(null, '1234', '9876'),
    account: fc.constantFrom(null, wallet, { kind: 'card' }),
  })
  .map(({ from_wallet, ...facts }) =>
    transaction({ ...facts, from_wallet: Math.min(Math.abs(facts.amount), from_wallet) }),
  )
property([fc.array(anyEntry, { maxLength: 30 })])('@ACC-17 the lines of a statement are its total', (entries) => {
  const { lines, total } = statementOf(entries)
  expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(total.net)
  expect(total.net).toBe(
    entries.reduce((sum, { amount, from_wallet }) => sum + amount - Math.sign(amount) * (from_wallet ?? 0), 0),
  )
})

test('@ACC-17 a receipt is of the year in which the order was paid, by the operator’s calendar', () => {
  const order = (order_id: string, date: string, facts: object = {}) => sampleOrder({ order_id, date, ...facts })
  const orders = [
    order('next', '2027-01-01T04:00:00Z'),
    order('last', '2027-01-01T03:59:00Z'),
    order('waits', '2026-12-30T12:00:00Z', { status: 'unpaid', payments: [], amount_paid: 0 }),
    order('later', '2026-12-01T12:00:00Z', { paid_at: '2027-01-02T12:00:00Z' }),
    order('refunded', '2026-06-01T12:00:00Z', { status: 'refunded' }),
    order('before', '2025-12-20T12:00:00Z', { paid_at: '2026-01-03T12:00:00Z' }),
    order('cancelled', '2026-01-02T12:00:00Z', { status: 'cancelled' }),
    order('old', '2025-12-20T12:00:00Z'),
    order('old wait', '2025-12-20T12:00:00Z', { status: 'unpaid', payments: [], amount_paid: 0 }),
  ]
  const idsOf = (year: string) => {
    const { paid, unpaid } = receiptsOf(orders, year, 'America/Halifax')
    return [paid, unpaid].map((list) => list.map(({ order_id }) => order_id))
  }
  expect(idsOf('2026')).toEqual([['last', 'refunded', 'before'], ['waits']])
  expect(idsOf('2027')).toEqual([['later', 'next'], []])
})
