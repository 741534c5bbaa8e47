import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../api/contract/buying/orders'
import { line, riderToken as token, send } from '../callsInTests'
import { takeRide } from '../delivery/takeRide'
import { createMockBackend } from '../node'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await api.reset('riderSignedIn')
  await api.now('2026-11-23T15:00:00Z')
})
afterAll(() => server.close())

interface Listed {
  results: { type: string; date: string; amount: number; balance: number | null; description: string }[]
  sum: number
  closing: number | null
}
const purchases = async (params: Record<string, string> = {}) =>
  (await send('listPurchases', { token, params })).data as Listed

const ride = async (at: string, id = 'card-plastic') => {
  await api.now(at)
  await store.run((state) => {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === id)
    if (card) takeRide(state, card, 100, Date.parse(at))
  })
}

async function buy(lines: object[], faremedia_id?: string): Promise<string> {
  const { data } = await send('quoteOrder', { token, body: { lines, ...(faremedia_id && { faremedia_id }) } })
  const payments = [{ amount: data.total, method_id: 'pay-visa' }]
  const body = { quote_id: data.quote_id, contact: { email: 'rider@example.com' }, payments }
  return (await send('placeOrder', { token, key: 'bought', body })).data.order_number
}

test('@FM-19 @ACC-17 a card that was unlinked keeps all its rows, its rides too, and their sum', async () => {
  await ride('2026-11-24T15:00:00Z')
  const before = await purchases({ account: 'card-plastic' })
  expect(before.results[0]).toMatchObject({ type: 'rides', amount: -100 })
  await send('removeFareMedium', { token, params: { id: 'card-plastic' }, body: {} })
  expect(await purchases({ account: 'card-plastic' })).toMatchObject({
    ...{ sum: before.sum, closing: before.closing },
    results: before.results.map(({ type, amount, balance }) => ({ type, amount, balance })),
  })
})

test('@FM-03 @ACC-17 a virtual card that was removed keeps its rows, its number and its orders, and the statement its lines', async () => {
  const order = await buy([line('bus-value-20')], 'card-phone')
  const autoload = { kind: 'threshold', threshold: 6000, amount: 2500, payment_method_id: 'pay-visa' }
  await send('saveAutoload', { token, params: { id: 'card-phone' }, body: autoload })
  await ride('2026-11-24T15:00:00Z', 'card-phone')
  const move = { from_id: 'card-phone', to_id: 'card-plastic', amount: 500 }
  await send('transferFunds', { token, key: 'moved', body: move })
  const read = async () => ({
    ...(await purchases({ account: 'card-phone' })),
    all: (await purchases()).results,
    transactions: (await send('listTransactions', { token })).data.results,
    orders: (await send('listOrders', { token, params: { card: 'card-phone' } })).data.results.map(
      ({ order_number }: Order) => order_number,
    ),
  })
  const before = await read()
  expect(before.orders).toContain(order)
  const types = new Set(before.results.map(({ type }) => type))
  expect([...types]).toEqual(expect.arrayContaining(['load', 'autoload', 'rides', 'transfer']))
  const gives_up = { funds: 9999, passes: ['pass-1'] }
  await send('removeFareMedium', { token, params: { id: 'card-phone' }, body: { gives_up } })
  expect((await api.state()).fareMedia.map(({ faremedia_id }) => faremedia_id)).not.toContain('card-phone')
  expect(await read()).toEqual(before)
})

test('@FM-19 @ACC-17 rides of two of the operator’s days are told apart, each on its day', async () => {
  for (const at of ['2026-11-25T15:00:00Z', '2026-11-26T03:30:00Z', '2026-11-26T15:00:00Z']) await ride(at)
  const of = async (day: string) =>
    (await purchases({ account: 'card-plastic', from: day, to: day })).results.map(({ amount }) => amount)
  expect(await of('2026-11-25')).toEqual([-200])
  expect(await of('2026-11-26')).toEqual([-100])
})

test('@ACC-07 a partial refund names what was given back, and nothing else', async () => {
  const order = await buy([line('bus-adult-day'), line('bus-adult-7day')])
  await api.refund(order, ['bus-adult-day'])
  await api.refund(order, ['bus-adult-7day'])
  const { results } = await purchases()
  const told = results.filter(({ type }) => type === 'refund').map(({ description }) => description)
  expect(told.sort()).toEqual(['Adult 7-Day Pass', 'Adult Day Pass'])
})

test('@FM-10 a card tells that a pass was refunded', async () => {
  await api.refund(await buy([line('bus-adult-day')], 'card-plastic'))
  const history = (await send('listCardActivity', { token, params: { id: 'card-plastic' } })).data
  expect(history.results[0]).toMatchObject({ type: 'pass', amount: 0, description: 'Adult Day Pass refunded' })
})

test('@FM-13 @FM-10 the card that a pass leaves tells it, too', async () => {
  await send('attachPasses', { token, body: { pass_ids: ['pass-2'], faremedia_id: 'card-phone' } })
  const history = (await send('listCardActivity', { token, params: { id: 'card-plastic' } })).data
  expect(history.results[0]).toMatchObject({ type: 'pass', description: 'Adult Day Pass moved from this card' })
})
