import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultInBooks } from '../../../testing/moneyModel/books'
import { missingInRooms } from '../../../testing/moneyModel/rooms'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'
import { people } from '../../state/identity/users'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await api.reset('ordersToSettle')
  await api.now('2026-11-22T15:00:00Z')
})
afterAll(() => server.close())

const params = { id: 'order-100010' }
const read = async () => (await send('getOrder', { token, params })).data
const quote = async () => (await send('quoteUnpaidOrder', { token, params })).data
const contact = { email: 'rider@example.com' }
const paying = ({ quote_id, total }: { quote_id: string; total: number }, key = 'key') => ({
  token,
  key,
  body: { quote_id, contact, payments: [{ amount: total, method_id: 'pay-visa' }] },
})

describe('@ACC-21 An order that was not paid', () => {
  test('is paid under its own number, delivered, and told in every room', async () => {
    const orders = (await send('listOrders', { token })).data.total
    const quoted = await quote()
    const { data } = await send('placeOrder', paying(quoted))
    expect(data).toMatchObject({ order_id: 'order-100010', order_number: 'SP-100010', status: 'paid' })
    expect(await read()).toMatchObject({
      ...{ status: 'paid', amount_paid: quoted.total, date: '2026-11-20T13:29:00.000Z' },
      paid_at: expect.stringMatching(/^2026-11-22T/) as string,
    })
    expect((await send('listOrders', { token })).data.total).toBe(orders)
    const { results } = (await send('listTransactions', { token })).data
    expect(results[0]).toMatchObject({ order_id: 'order-100010', amount: quoted.total })
    expect(results[0].date.slice(0, 10)).toBe('2026-11-22')
    const state = await api.state()
    expect([
      faultInBooks(state) ?? [],
      missingInRooms(state, people.rider, Date.parse('2026-11-22T15:00:00Z')),
    ]).toEqual([[], []])
  })

  test('is paid once: by the same key again, and by no other quote', async () => {
    const [first, second] = [await quote(), await quote()]
    const paid = await send('placeOrder', paying(first))
    expect(await send('placeOrder', paying(first))).toEqual(paid)
    expect(await refusal('placeOrder', paying(second, 'other'))).toEqual([409, 40901])
    expect(await refusal('quoteUnpaidOrder', { token, params })).toEqual([403, 40302])
    expect((await send('findOrderAttempt', { token, params: { key: 'key' } })).data).toMatchObject({
      status: 'paid',
      order: { order_id: 'order-100010' },
    })
  })

  test('is let go once and for good, and is in no room of money', async () => {
    const quoted = await quote()
    for (const _ of [1, 2])
      expect((await send('cancelOrder', { token, params })).data).toMatchObject({ status: 'cancelled', amount_paid: 0 })
    expect(await refusal('placeOrder', paying(quoted))).toEqual([409, 40901])
    expect(await refusal('quoteUnpaidOrder', { token, params })).toEqual([403, 40302])
    const { results } = (await send('listPurchases', { token })).data
    expect(results.filter(({ order }: { order?: { order_id: string } }) => order?.order_id === params.id)).toEqual([])
  })

  test('has no line that was sold, also once it is let go', async () => {
    const typesOf = ({ order_items }: { order_items: { line_type: string }[] }) =>
      order_items.map(({ line_type }) => line_type)
    const { data } = await send('cancelOrder', { token, params })
    expect(typesOf(data)).toEqual(typesOf(data).fill('unpaid'))
    const sold = (await send('listOrders', { token, params: { type: 'sale' } })).data.results
    expect(sold.map(({ order_id }: { order_id: string }) => order_id)).not.toContain(params.id)
  })

  test('costs what it costs today', async () => {
    const before = (await read()).total
    await store.run(({ products }) =>
      products.forEach((product) => (product.list_price = Number(product.list_price) + 25)),
    )
    expect((await quote()).total).toBe(before + 25)
  })

  test.each(['order-100002', 'order-100005'])('is no paid one: %s is neither quoted nor let go', async (id) => {
    expect(await refusal('quoteUnpaidOrder', { token, params: { id } })).toEqual([403, 40302])
    expect(await refusal('cancelOrder', { token, params: { id } })).toEqual([403, 40302])
  })

  test('is not paid once its virtual card is removed: nothing is charged, and the order can be let go', async () => {
    const phone = (await api.state()).fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-phone')
    await store.run(({ orders }) =>
      orders
        .filter(({ order_id }) => order_id === params.id)
        .forEach((order) => (order.card_number = phone?.printed_card_number ?? '')),
    )
    const quoted = await quote()
    const gives_up = { funds: 100_000, passes: (await api.state()).passes.map(({ pass_id }) => pass_id) }
    const removed = await send('removeFareMedium', { token, params: { id: 'card-phone' }, body: { gives_up } })
    expect(removed.status).toBe(200)
    const refused = { status: 404, errors: [{ code: 40404, field: 'faremedia_id' }] }
    expect(await send('quoteUnpaidOrder', { token, params })).toMatchObject(refused)
    expect(await send('placeOrder', paying(quoted))).toMatchObject(refused)
    expect((await send('cancelOrder', { token, params })).data).toMatchObject({ status: 'cancelled' })
  })

  test('is its rider’s own', async () => {
    const other = { token: 'session-of-user-blocked', params }
    for (const call of ['quoteUnpaidOrder', 'cancelOrder'] as const)
      expect((await refusal(call, other))[0]).not.toBe(200)
  })
})

test('@PAY-08 an order tells each refund with its day and its payment method', async () => {
  const { data } = await send('getOrder', { token, params: { id: 'order-100005' } })
  const [refund] = data.refunds
  expect(data.refunds).toHaveLength(1)
  expect(refund).toMatchObject({ amount: data.amount_refunded, label: 'Visa •••• 1111' })
  const { results } = (await send('listTransactions', { token })).data
  expect(results).toContainEqual(
    expect.objectContaining({
      transaction_number: refund.transaction_number,
      amount: -refund.amount,
      date: refund.date,
    }),
  )
})
