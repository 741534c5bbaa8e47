import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order, Purchase, Transaction } from '../../api/contract/buying/orders'
import { riderToken, send } from '../callsInTests'
import { createMockBackend } from '../node'
import { generalFunds } from '../ledger/funds'

const { server, api } = createMockBackend('longHistory')
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

interface Listed<T> {
  results: T[]
  total: number
  sum: number
  opening: number | null
  closing: number | null
}
type Call = 'listOrders' | 'listTransactions' | 'listPurchases'
const page = async <T>(name: Call, params: Record<string, string> = {}) =>
  (await send(name, { token: riderToken, params })).data as Listed<T>

/** Reads all pages of a filter. */
async function all<T>(name: Call, filter: Record<string, string> = {}): Promise<T[]> {
  const { total } = await page<T>(name, filter)
  const pages = Array.from({ length: Math.ceil(total / 25) }, (_, at) => String(at + 1))
  return (await Promise.all(pages.map((at) => page<T>(name, { ...filter, page: at })))).flatMap(
    ({ results }) => results,
  )
}
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
/** What came from the wallet was charged when it was loaded. */
const outside = ({ amount, from_wallet }: Transaction) => amount - Math.sign(amount) * (from_wallet ?? 0)

test('@ACC-07 a long history has a thousand orders and transactions, the newest first', async () => {
  const orders = await page<Order>('listOrders')
  expect([orders.total, orders.results.length]).toEqual([1_000, 25])
  const dates = orders.results.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect((await page<Transaction>('listTransactions')).total).toBe(1_000)
})

test('@ACC-07 every line type occurs, and finds its orders', async () => {
  for (const type of ['sale', 'refund', 'unpaid', 'cash']) {
    const { results, total } = await page<Order>('listOrders', { type })
    expect(total).toBeGreaterThan(0)
    expect(results.every(({ order_items }) => order_items.some((item) => item.line_type === type))).toBe(true)
  }
})

test('@ACC-17 the sum is that of all pages of the filter', async () => {
  const filter = { from: '2026-01-01', to: '2026-06-30', card: 'card-phone' }
  const orders = await all<Order>('listOrders', filter)
  const nets = orders.map(({ amount_paid, amount_refunded }) => amount_paid - (amount_refunded ?? 0))
  expect((await page('listOrders', filter)).sum).toBe(sumOf(nets))
  const transactions = await all<Transaction>('listTransactions', filter)
  expect((await page('listTransactions', filter)).sum).toBe(sumOf(transactions.map(outside)))
})

test('@ACC-07 the running balance of a card goes from entry to entry, and ends with what it holds', async () => {
  const filter = { account: 'card-phone' }
  const { opening, closing, sum } = await page('listPurchases', filter)
  const entries = await all<Purchase>('listPurchases', filter)
  expect(closing).toBe(generalFunds(await api.state(), 'card-phone'))
  expect((opening ?? 0) + sum).toBe(closing)
  entries.forEach(({ balance, amount }, at) => {
    const before = entries[at + 1]?.balance ?? opening
    expect(balance).toBe((before ?? 0) + amount)
  })
  expect(entries.some(({ balance }) => (balance ?? 0) < 0)).toBe(true)
})
