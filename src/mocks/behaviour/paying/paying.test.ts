import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { line, refusal, riderToken as token, send } from '../../callsInTests'
import { walletBalance } from '../../ledger/funds'
import { createMockBackend } from '../../node'
import type { FareMediumRecord } from '../../state/cards/fareCards'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

test.each<[string, Partial<FareMediumRecord>, number, number]>([
  ['was blocked', { status: 'BLOCKED' }, 403, 40303],
  ['was removed', { owner: null }, 404, 40404],
  ['ended', { expiration_date: '2020-01-01' }, 403, 40305],
])('@PAY-12 nothing is charged for a card that %s after the quote', async (_, change, status, code) => {
  const lines = [line('bus-value-20')]
  const { quote_id, total } = (await send('quoteOrder', { token, body: { lines, faremedia_id: 'card-phone' } })).data
  const before = await api.state()
  await store.run(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-phone') Object.assign(card, change)
  })
  const payments = [{ amount: total, method_id: 'pay-wallet' }]
  const body = { quote_id, contact: { email: 'rider@example.com' }, payments }
  expect(await refusal('placeOrder', { token, key: 'key', body })).toEqual([status, code])
  const after = await api.state()
  expect(walletBalance(after, 'user-rider')).toBe(walletBalance(before, 'user-rider'))
  expect(after.orders).toHaveLength(before.orders.length)
})
