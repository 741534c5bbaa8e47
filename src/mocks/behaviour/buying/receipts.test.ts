import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, riderToken, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const token = riderToken
const own = { order_number: 'sp-100001 ', email: 'Guest@example.com' }
const claim = { order_number: 'SP-100001', code: 'key-guest' }

describe('receipts by mail', () => {
  test('go to any address, and name the code of a guest’s order only', async () => {
    await send('sendReceipt', { token, params: { id: 'order-100002' }, body: { email: ' a@example.com ' } })
    await send('sendReceiptAsGuest', { body: { ...own, send_to: 'b@example.com' } })
    expect((await api.state()).mailedReceipts).toEqual([
      { to: 'a@example.com', order_number: 'SP-100002', claim_code: null },
      { to: 'b@example.com', order_number: 'SP-100001', claim_code: 'key-guest' },
    ])
  })

  test.each([
    [
      'somebody else’s order',
      'sendReceipt',
      { params: { id: 'order-100001' }, body: { email: 'a@example.com' } },
      404,
      40404,
    ],
    ['what is no address', 'sendReceipt', { params: { id: 'order-100002' }, body: { email: 'nobody' } }, 400, 40001],
    [
      'a guest without proof',
      'sendReceiptAsGuest',
      { body: { ...own, email: 'x@example.com', send_to: 'a@example.com' } },
      404,
      40404,
    ],
  ] as const)('are refused for %s', async (_, name, call, status, code) => {
    expect(await refusal(name, { token, ...call })).toEqual([status, code])
  })

  test('are not mailed without limit', async () => {
    const again = () => refusal('sendReceiptAsGuest', { body: { ...own, send_to: 'a@example.com' } })
    for (let times = 0; times < 6; times += 1) expect(await again()).toEqual([200, undefined])
    expect(await again()).toEqual([429, 42901])
  })
})

describe('a guest’s order', () => {
  test('becomes the rider’s own by its code, however often it is claimed, and is the guest’s no more', async () => {
    expect((await send('claimOrder', { token, body: claim })).data).toMatchObject({ order_number: 'SP-100001' })
    expect((await send('claimOrder', { token, body: claim })).status).toBe(200)
    const found = []
    for (const page of ['1', '2', '3']) {
      const params = { from: '', to: '', account: '', page }
      const { results } = (await send('listPurchases', { token, params })).data as {
        results: { purchase_id: string }[]
      }
      found.push(...results.filter(({ purchase_id }) => purchase_id === 'purchase-100001'))
    }
    expect(found).toHaveLength(1)
    expect((await send('getOrder', { token, params: { id: 'order-100001' } })).status).toBe(200)
    expect(await refusal('findOrderAsGuest', { body: own })).toEqual([404, 40404])
    const { data } = await send('login', { body: { email: 'blocked.rider@example.com', password: 'Transit-2026' } })
    expect(await refusal('claimOrder', { token: data.access_token, body: claim })).toEqual([404, 40404])
  })

  test.each([
    ['another code', { ...claim, code: 'key-other' }],
    ['another number', { ...claim, order_number: 'SP-100009' }],
    ['a rider’s order', { order_number: 'SP-100002', code: 'null' }],
  ])('is not claimed by %s', async (_, body) => {
    expect(await refusal('claimOrder', { token, body })).toEqual([404, 40404])
  })
})
