import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Purchase, Transaction } from '../../api/contract/buying/orders'
import { line, riderToken as token, send } from '../callsInTests'
import { createMockBackend } from '../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await api.reset('riderSignedIn')
  await api.now('2026-11-23T15:00:00Z')
})
afterAll(() => server.close())

const [day, week] = ['bus-adult-day', 'bus-adult-7day']

/** Buys a day pass ($10.50) and a 7-day pass ($36.50). */
async function buy(): Promise<string> {
  const { data } = await send('quoteOrder', { token, body: { lines: [line(day), line(week)] } })
  const payments = [{ amount: data.total, method_id: 'pay-visa' }]
  const body = { quote_id: data.quote_id, contact: { email: 'rider@example.com' }, payments }
  return (await send('placeOrder', { token, key: 'bought', body })).data.order_number
}

/** Gives one pass back on the 24th, the other one on the 26th. */
async function refundBoth(order: string): Promise<void> {
  await api.now('2026-11-24T15:00:00Z')
  await api.refund(order, [day])
  await api.now('2026-11-26T15:00:00Z')
  await api.refund(order, [week])
}

async function listed<T>(call: 'listTransactions' | 'listPurchases', order: string): Promise<T[]> {
  const { results } = (await send(call, { token })).data
  return results.filter((row: Partial<Transaction & Purchase>) => (row.order ?? row).order_number === order)
}
const transactions = async (order: string) =>
  (await listed<Transaction>('listTransactions', order)).filter(({ type }) => type === 'refund')
const purchases = async (order: string) => {
  const rows = await listed<Purchase>('listPurchases', order)
  return { refunds: rows.filter(({ type }) => type === 'refund'), sale: rows.find(({ type }) => type === 'pass') }
}
const productsOf = ({ items_purchased: items }: Transaction) => items.map(({ name }) => name)

describe('@FM-10 @ACC-07 two refunds of one order', () => {
  test('have each their own sum, number and products among the transactions', async () => {
    const order = await buy()
    await refundBoth(order)
    const told = await transactions(order)
    const [later, first] = told
    expect(told.map((row) => [row.amount, ...productsOf(row)])).toEqual([
      [-3650, 'Adult 7-Day Pass'],
      [-1050, 'Adult Day Pass'],
    ])
    expect(later?.transaction_number).toBe(`${first?.transaction_number}2`)
    const opened = (await send('getTransaction', { token, params: { id: later?.transaction_id ?? '' } })).data
    expect([opened.amount, productsOf(opened)]).toEqual([-3650, ['Adult 7-Day Pass']])
  })

  test('have each their own row among the purchases, at the same instant, too', async () => {
    const order = await buy()
    await api.refund(order, [day])
    await api.refund(order, [week])
    const { refunds } = await purchases(order)
    const numbers = new Map((await transactions(order)).map((row) => [row.amount, row.transaction_number]))
    expect(refunds.map(({ description, charge }) => [description, charge?.amount, charge?.transaction_number])).toEqual(
      [
        ['Adult 7-Day Pass', -3650, numbers.get(-3650)],
        ['Adult Day Pass', -1050, numbers.get(-1050)],
      ],
    )
  })

  test('are told with the sale by their sum, and by the day and the number of the last', async () => {
    const order = await buy()
    await refundBoth(order)
    const { sale, refunds } = await purchases(order)
    const { date, charge } = refunds[0] ?? {}
    expect(date).toBe('2026-11-26T15:00:00.000Z')
    expect(sale?.refund).toMatchObject({ amount: 4700, date, transaction_number: charge?.transaction_number })
  })

  test('are told apart when the first is older than the scenario', async () => {
    await api.reset('ordersToSettle')
    await api.now('2026-11-23T15:00:00Z')
    await api.refund('SP-100005')
    expect((await transactions('SP-100005')).map(productsOf)).toEqual([['Adult Single Ride'], ['Youth Single Ride']])
  })
})
