import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { address, card, line, refusal, riderToken, send } from '../../callsInTests'
import type { TestCall } from '../../callsInTests'
import { createMockBackend } from '../../node'
import { generalFunds, walletBalance } from '../../ledger/funds'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const token = riderToken
const twoRides = { lines: [line('bus-adult-single', 2)] }

async function quote(body: object = twoRides, call: TestCall = { token }) {
  return (await send(call.token ? 'quoteOrder' : 'quoteOrderAsGuest', { ...call, body })).data
}

const order = (quote_id: string, payments: object[], more: object = {}) => ({
  quote_id,
  contact: { email: 'rider@example.com' },
  payments,
  ...more,
})

const codeOf = (body: object, key = 'key', as = token) => refusal('placeOrder', { token: as, key, body })

describe('quotes', () => {
  test('count current prices, shipping and promo', async () => {
    const lines = [line('bus-adult-booklet', 2)]
    expect(await quote({ lines, promo_code: 'welcome10', shipping_method_id: 'shipping-express' })).toMatchObject({
      subtotal: 6600,
      shipping: 1295,
      promo: 660,
      total: 7235,
      promo_code: 'WELCOME10',
    })
  })

  test('mark what is no longer sold', async () => {
    const { lines, total } = await quote({ lines: [line('bus-adult-transfer'), line('bus-adult-single')] })
    expect(lines[0]).toMatchObject({ name: 'Paper Transfer', price: null, available: false })
    expect(total).toBe(350)
  })

  test.each([
    ['an expired promo', { ...twoRides, promo_code: 'SUMMER24' }, 400, 40010],
    ['an unknown promo', { ...twoRides, promo_code: 'NOSUCH' }, 400, 40010],
    ['more than an order may hold', { lines: [line('bus-adult-single', 21)] }, 409, 40903],
    ['two organizations', { lines: [line('bus-adult-single'), line('ferry-adult-crossing')] }, 403, 40302],
    ["somebody else's card", { ...twoRides, faremedia_id: 'card-guest' }, 404, 40404],
    ['physical and digital', { lines: [line('bus-adult-booklet'), line('bus-adult-single')] }, 403, 40302],
    ['physical for a card', { lines: [line('bus-adult-booklet')], faremedia_id: 'card-phone' }, 403, 40302],
  ])('refuse %s', async (_, body, status, code) => {
    expect(await refusal('quoteOrder', { token, body })).toEqual([status, code])
  })

  test('refuse a blocked card', async () => {
    await api.reset('riderWithBlockedCard')
    const body = { ...twoRides, faremedia_id: 'card-blocked' }
    expect(await refusal('quoteOrder', { token: 'session-of-user-blocked', body })).toEqual([403, 40304])
  })
})

describe('payment', () => {
  test('is accepted once, and the order can be read', async () => {
    const lines = [line('bus-value-20')]
    const { quote_id, total } = await quote({ lines, faremedia_id: 'card-phone' })
    const payments = [
      { amount: 500, method_id: 'pay-wallet' },
      { amount: total - 500, card: card(), save: true },
    ]
    const placed = (await send('placeOrder', { token, key: 'key', body: order(quote_id, payments) })).data
    const { data } = await send('getOrder', { token, params: { id: placed.order_id }, language: 'fr' })
    expect(data).toMatchObject({ status: 'paid', amount_paid: 2000, card_number: '6030 2222 3333 4444' })
    expect(data.payments).toEqual([
      { label: 'Portefeuille', method: { type: 'wallet', brand: null, last4: null }, amount: 500 },
      { label: 'Visa •••• 1111', method: { type: 'card', brand: 'Visa', last4: '1111' }, amount: 1500 },
    ])
    expect(data.order_items[0].offer_serve).toContain('sa propre carte')
    const state = await api.state()
    expect(walletBalance(state, 'user-rider')).toBe(3750)
    expect(state.paymentMethods.at(-1)).toMatchObject({ last4: '1111', expiry: '12/30' })
    expect(generalFunds(state, 'card-phone')).toBe(4350)
    expect(await codeOf(order(quote_id, payments), 'other-key')).toEqual([409, 40901])
  })

  test('repeats its first answer for the same key, and refuses other content', async () => {
    const { quote_id, total } = await quote()
    const body = order(quote_id, [{ amount: total, method_id: 'pay-visa' }])
    const first = await send('placeOrder', { token, key: 'key', body })
    expect(await send('placeOrder', { token, key: 'key', body })).toEqual(first)
    expect(await codeOf({ ...body, contact: { email: 'other@example.com' } })).toEqual([409, 40911])
    expect((await api.state()).orders.filter((entry) => entry.order_id === first.data.order_id)).toHaveLength(1)
  })

  test('stays declined under its key, and tells so', async () => {
    const { quote_id, total } = await quote()
    const body = order(quote_id, [{ amount: total, card: card('4000 0000 0000 0002') }])
    expect(await codeOf(body)).toEqual([402, 40201])
    expect(await codeOf(body)).toEqual([402, 40201])
    const attempt = async (key: string) => (await send('findOrderAttempt', { token, params: { key } })).data.status
    expect([await attempt('key'), await attempt('unused')]).toEqual(['declined', 'none'])
    const again = order(quote_id, [{ amount: total, card: card() }])
    expect((await send('placeOrder', { token, key: 'key-2', body: again })).status).toBe(200)
    expect(await attempt('key-2')).toBe('paid')
  })

  test('whose answer was lost is found by its key', async () => {
    const { quote_id, total } = await quote()
    await api.fault('placeOrder', 'lostAnswer', 1)
    const body = order(quote_id, [{ amount: total, method_id: 'pay-visa' }])
    await expect(send('placeOrder', { token, key: 'key', body })).rejects.toThrow()
    const { data } = await send('findOrderAttempt', { token, params: { key: 'key' } })
    expect(data).toMatchObject({ status: 'paid', order: { order_number: 'SP-100005' } })
    expect((await send('placeOrder', { token, key: 'key', body })).data).toEqual(data.order)
  })

  test.each([
    ['an amount that is not the total', [{ amount: 1, method_id: 'pay-visa' }], 400, 40001],
    ['a number that is no card number', [{ amount: 700, card: card('4111 1111 1111 1112') }], 400, 40001],
    ['an expired card', [{ amount: 700, card: card(undefined, '01/25') }], 402, 40201],
    ["somebody else's method", [{ amount: 700, method_id: 'pay-expired' }], 404, 40404],
    [
      'one method twice',
      [
        { amount: 300, method_id: 'pay-visa' },
        { amount: 400, method_id: 'pay-visa' },
      ],
      400,
      40001,
    ],
  ])('refuses %s', async (_, payments, status, code) => {
    const { quote_id } = await quote()
    expect(await codeOf(order(quote_id, payments))).toEqual([status, code])
  })

  test('by an expired saved card is declined', async () => {
    await api.reset('riderWithBlockedCard')
    const as = 'session-of-user-blocked'
    const { quote_id, total } = await quote(twoRides, { token: as })
    expect(await codeOf(order(quote_id, [{ amount: total, method_id: 'pay-expired' }]), 'key', as)).toEqual([
      402, 40201,
    ])
  })

  test('needs a quote of one’s own that is still right', async () => {
    const { quote_id, total } = await quote()
    const payments = [{ amount: total, card: card() }]
    expect(await codeOf(order('no-quote', payments))).toEqual([409, 40901])
    expect(await refusal('placeOrderAsGuest', { key: 'key', body: order(quote_id, payments) })).toEqual([409, 40901])
    await store.run((state) => {
      const ride = state.products.find((product) => product.uuid === 'bus-adult-single')
      if (ride) ride.list_price = 375
    })
    expect(await codeOf(order(quote_id, payments))).toEqual([409, 40901])
    const renewed = await quote()
    await store.run((state) => {
      state.products = state.products.filter((product) => product.uuid !== 'bus-adult-single')
    })
    expect(await codeOf(order(renewed.quote_id, payments))).toEqual([409, 40902])
  })

  test('needs a quote that is not too old', async () => {
    await api.now('2026-11-20T09:00:00Z')
    const { quote_id, total } = await quote()
    await api.now('2026-11-20T09:31:00Z')
    expect(await codeOf(order(quote_id, [{ amount: total, card: card() }]))).toEqual([409, 40901])
    await api.now()
  })

  test('of goods to be sent needs an address and a way of shipping', async () => {
    const lines = [line('bus-adult-booklet')]
    const bare = await quote({ lines })
    const payments = [{ amount: bare.total, card: card() }]
    expect(await codeOf(order(bare.quote_id, payments))).toEqual([400, 40001])
    expect(await codeOf(order(bare.quote_id, payments, { address }))).toEqual([400, 40001])
  })
})

describe('orders', () => {
  test('are read by their rider only', async () => {
    const { orders } = await api.state()
    const id = orders.find((entry) => entry.owner === 'user-rider')?.order_id ?? ''
    expect((await send('getOrder', { token, params: { id } })).data.order_items.length).toBeGreaterThan(0)
    await store.run((state) => {
      state.sessions.other = { kind: 'rider', user: 'user-new', began: 0, code: null }
    })
    expect(await refusal('getOrder', { token: 'other', params: { id } })).toEqual([404, 40404])
  })

  test('@ACC-18 name the card of each line by its id, also after it has left the account', async () => {
    const { quote_id, total } = await quote({ lines: [line('bus-adult-day')], faremedia_id: 'card-phone' })
    const body = order(quote_id, [{ amount: total, card: card() }])
    const { order_id } = (await send('placeOrder', { token, key: 'card', body })).data
    await store.run((state) => {
      state.fareMedia = state.fareMedia.filter(({ faremedia_id }) => faremedia_id !== 'card-phone')
    })
    const { data } = await send('getOrder', { token, params: { id: order_id } })
    expect(data.order_items).toMatchObject([{ faremedia_id: 'card-phone' }])
  })

  test('@PAY-08 name the person who ordered', async () => {
    const { quote_id, total } = await quote(twoRides, {})
    const contact = { email: 'guest@example.com', first_name: 'Robin', last_name: 'Hart' }
    const body = order(quote_id, [{ amount: total, card: card() }], { contact })
    const { order_id, order_key } = (await send('placeOrderAsGuest', { key: 'names', body })).data
    const found = await send('findOrderAsGuest', { body: { order_id, order_key } })
    expect(found.data).toMatchObject({ first_name: 'Robin', last_name: 'Hart' })
  })

  test('of guests are read by number and email, or by key', async () => {
    const find = async (body: object) => (await send('findOrderAsGuest', { body })).data?.order_number
    expect(await find({ order_number: 'sp-100001', email: ' Guest@Example.com' })).toBe('SP-100001')
    expect(await find({ order_number: 'SP-100001', email: 'other@example.com' })).toBeUndefined()
    expect(await find({ order_id: 'order-100001', order_key: 'guess' })).toBeUndefined()
    expect(await find({ order_number: 'SP-100002', email: 'rider@example.com' })).toBeUndefined()
  })
})

test.each([
  ['CA', ['shipping-standard', 'shipping-express']],
  ['Canada', ['shipping-standard', 'shipping-express']],
  ['US', ['shipping-us']],
  ['FR', []],
])('shipping to %s', async (country, expected) => {
  const body = { lines: [line('bus-adult-booklet')], address: { ...address, country } }
  const { data } = await send('searchShippingMethods', { token, body })
  expect(data.methods.map((method: { id: string }) => method.id)).toEqual(expected)
})
