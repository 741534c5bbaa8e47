import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order, Purchase, Transaction } from '../../api/contract/buying/orders'
import type { FareMedium } from '../../api/contract/cards/fareMedia'
import type { Pass } from '../../api/contract/cards/passes'
import { faultInBooks } from '../../testing/moneyModel/books'
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
const visaAlone = (total: number) => [{ amount: total, method_id: 'pay-visa' }]

interface Way {
  paymentsOf?: (total: number) => object[]
  faremedia_id?: string
  key?: string
}

async function place(lines: object[], { paymentsOf = visaAlone, faremedia_id, key = 'bought' }: Way = {}) {
  const { data } = await send('quoteOrder', { token, body: { lines, ...(faremedia_id && { faremedia_id }) } })
  const body = { quote_id: data.quote_id, contact: { email: 'rider@example.com' }, payments: paymentsOf(data.total) }
  return (await send('placeOrder', { token, key, body })).data.order_number as string
}

/** Buys a day pass ($10.50) and a 7-day pass ($36.50). */
const buy = (way?: Way) => place([line(day), line(week)], way)

/** Gives one pass back on the 24th, the other one on the 26th. */
async function refundBoth(order: string): Promise<void> {
  await api.now('2026-11-24T15:00:00Z')
  await api.refund(order, [day])
  await api.now('2026-11-26T15:00:00Z')
  await api.refund(order, [week])
}

async function listed<T>(call: 'listOrders' | 'listTransactions' | 'listPurchases', order: string): Promise<T[]> {
  const { results } = (await send(call, { token })).data
  return results.filter((row: Partial<Order & Purchase>) => (row.order ?? row).order_number === order)
}
const orders = (order: string) => listed<Order>('listOrders', order)
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

describe('@ACC-08 @FM-10 a refunded pass', () => {
  const passes = async (of: Record<string, string> = {}) => {
    const { results } = (await send('listPasses', { token, params: of })).data
    return (results as Pass[]).filter(({ pass_id }) => pass_id.startsWith('pass-bought'))
  }

  test.each(['card-phone', undefined])('stays in the history of passes as void; bought for: %s', async (card) => {
    const order = await buy({ faremedia_id: card })
    expect((await passes()).map(({ status }) => status)).toEqual(['Available', 'Available'])
    await api.refund(order, [day])
    const back = (await passes()).filter(({ product_uuid }) => product_uuid === day)
    expect(back).toMatchObject([{ status: 'Spoiled', status_reason: 'Refunded', faremedia_id: card ?? null }])
    const [id = ''] = back.map(({ pass_id }) => pass_id)
    expect((await send('getPass', { token, params: { id } })).data).toMatchObject({ status: 'Spoiled' })
    const { sale } = await purchases(order)
    expect(sale?.outcomes.map(({ pass_id }) => pass_id)).toContain(id)
  })

  test('is on no card and among no unattached passes, and its renewal has ended', async () => {
    await api.refund(await place([line(week, 1, { isSubscribed: true })], { faremedia_id: 'card-phone' }))
    await api.refund(await buy({ key: 'another' }))
    const { fare_mediums } = (await send('listFareMedia', { token })).data
    const onCards = fare_mediums.flatMap((card: FareMedium) => card.passes) as Pass[]
    expect(onCards.filter(({ pass_id }) => pass_id.startsWith('pass-bought'))).toEqual([])
    expect((await send('listUnattachedPasses', { token })).data.passes).toEqual([])
    expect((await api.state()).renewals).toEqual([])
    expect((await passes()).map(({ auto_renew }) => auto_renew)).toEqual([false, false, false])
    expect(faultInBooks(await api.state())).toBeUndefined()
  })

  test('of the app is told by its order alone', async () => {
    await api.refund(await place([line('bus-adult-single')]))
    expect(await passes()).toEqual([])
    expect(faultInBooks(await api.state())).toBeUndefined()
  })
})

describe('@FM-10 @PAY-08 a refund of a split payment names only methods that got money', () => {
  const wallet = { amount: 100, method_id: 'pay-wallet' }
  const rest = (total: number) => ({ amount: total - 100, method_id: 'pay-visa' })
  const both = { walletFirst: 'Wallet + Visa •••• 1111', visaFirst: 'Visa •••• 1111 + Wallet' }

  test.each([
    [
      'the wallet, then Visa',
      (total: number) => [wallet, rest(total)],
      both.walletFirst,
      'Visa •••• 1111',
      both.walletFirst,
    ],
    [
      'Visa, then the wallet',
      (total: number) => [rest(total), wallet],
      'Visa •••• 1111',
      both.visaFirst,
      both.visaFirst,
    ],
  ])('%s: in each room', async (_, payments, first, second, all) => {
    const order = await buy({ paymentsOf: payments })
    await refundBoth(order)
    const [own] = await orders(order)
    expect(own?.refunds.map(({ label }) => label)).toEqual([first, second])
    const told = await transactions(order)
    expect(told.map(({ payment }) => payment)).toEqual([second, first])
    expect(told.map(({ methods }) => methods)).toEqual(own?.refunds.map(({ methods }) => methods).toReversed())
    expect(told.map(({ methods }) => methods?.length)).toEqual([second, first].map((label) => label.split('+').length))
    const { refunds, sale } = await purchases(order)
    const labels = new Map(refunds.map(({ date, charge }) => [date.slice(8, 10), charge?.label]))
    expect([...labels]).toEqual([
      ['26', second],
      ['24', first],
    ])
    expect(sale?.refund?.label).toBe(all)
    expect(sale?.charge?.label).toBe(all)
  })

  test('@ACC-17 the sum of the transactions leaves out what the wallet paid and got back', async () => {
    const sum = async () => (await send('listTransactions', { token })).data.sum as number
    const before = await sum()
    const order = await buy({ paymentsOf: (total) => [wallet, rest(total)] })
    expect(await sum()).toBe(before + 4700 - 100)
    await refundBoth(order)
    expect(await sum()).toBe(before)
  })

  test('an order of which one ride was given back says where it went', async () => {
    await api.reset('riderWithFullReceipts')
    await api.now('2026-11-23T15:00:00Z')
    await api.refund('SP-100005', ['bus-youth-single'])
    const [own] = await orders('SP-100005')
    expect(own?.payments).toHaveLength(2)
    expect(own?.refunds).toMatchObject([{ label: 'Visa •••• 1111', methods: [{ type: 'card', last4: '1111' }] }])
    const { refunds } = await purchases('SP-100005')
    expect(refunds.map(({ charge }) => charge?.label)).toEqual(['Visa •••• 1111'])
  })
})
