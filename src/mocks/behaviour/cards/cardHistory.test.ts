import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Activity } from '../../../api/contract/cards/cardHistory'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const history = async (id: string, { page = 1, from = '', to = '' } = {}) => {
  const path = { id, from, to, page: String(page) }
  return (await send('listCardActivity', { token, params: path })).data as { results: Activity[]; total: number }
}

test('@FM-10 a history ends with what the card holds, and each balance follows from the one before', async () => {
  await api.reset('riderWithTwoCards')
  const { results, total } = await history('card-plastic')
  expect([results.length, total, results[0]?.balance]).toEqual([25, 40, 810])
  results.slice(1).forEach((entry, at) => {
    const later = results[at]
    expect((entry.balance ?? 0) + (later?.amount ?? 0)).toBe(later?.balance)
  })
})

test('@FM-10 a ride whose fare may change is settled three days later', async () => {
  await api.reset('riderWithTwoCards')
  const pending = async () => (await history('card-phone')).results.filter(({ state }) => state === 'pending')
  await api.now('2026-11-22T15:00:00Z')
  const [ride] = await pending()
  expect(ride?.type).toBe('ride')
  await api.now('2026-11-26T15:00:00Z')
  expect(await pending()).toEqual([])
})

test('@FM-10 a transfer is in the history of both cards, the newest first', async () => {
  await api.reset('riderWithTwoCards')
  await api.now('2026-11-22T15:00:00Z')
  const body = { from_id: 'card-plastic', to_id: 'card-phone', amount: 500 }
  await send('transferFunds', { token, key: 'key-1', body })
  await send('transferFunds', { token, key: 'key-1', body })
  expect((await history('card-plastic')).results[0]).toMatchObject({
    type: 'transfer out',
    amount: -500,
    balance: 310,
    other_card: { type: 'virtual', nickname: 'My phone' },
  })
  expect((await history('card-phone')).results[0]).toMatchObject({
    type: 'transfer in',
    amount: 500,
    balance: 2850,
    other_card: { type: 'physical', nickname: 'Blue card' },
  })
  expect((await history('card-phone')).total).toBe(41)
})

test('@FM-10 a history tells that a card was linked, renamed, blocked and unblocked, each once', async () => {
  await api.reset('riderWithTwoCards')
  await api.now('2026-11-22T15:00:00Z')
  const linking = { card_number: '6030 9999 0000 1111', security_code: '456' }
  await send('linkFareMedium', { token, body: linking })
  const params = { id: 'card-to-link' }
  for (let times = 0; times < 2; times += 1) {
    await send('renameFareMedium', { token, params, body: { nickname: ' Spare ' } })
    await send('blockFareMedium', { token, params, body: { reason: 'other' } })
  }
  await send('unblockFareMedium', { token, params })
  const { results } = await history('card-to-link')
  expect(results.slice(0, 4).map(({ type, description }) => [type, description])).toEqual([
    ['unblock', null],
    ['block', null],
    ['rename', 'Spare'],
    ['link', null],
  ])
})

test('@FM-10 is paged, and filtered by days of the operator', async () => {
  await api.reset('longHistory')
  expect((await history('card-plastic', { page: 40 })).results).toHaveLength(25)
  expect((await history('card-plastic', { page: 41 })).results).toEqual([])
  const { results } = await history('card-plastic', { from: '2026-11-20', to: '2026-11-20' })
  expect(results.map(({ date_time }) => date_time)).toEqual([
    ...['2026-11-21T00:20:00.000Z', '2026-11-20T23:40:00.000Z', '2026-11-20T12:40:00.000Z'],
  ])
})

test('@FM-08 fare caps count the rides of the day and of the week, and begin again with the next one', async () => {
  await api.reset('tappedBankCard')
  const counts = async (iso: string) => {
    await api.now(iso)
    const { fare_mediums } = (await send('listFareMedia', { token })).data as {
      fare_mediums: { faremedia_id: string; fare_caps: { count: number }[] }[]
    }
    return fare_mediums.find((card) => card.faremedia_id === 'card-bank')?.fare_caps.map(({ count }) => count)
  }
  expect(await counts('2026-11-18T22:00:00Z')).toEqual([5, 7])
  expect(await counts('2026-11-21T22:00:00Z')).toEqual([1, 7])
  expect(await counts('2026-11-23T12:00:00Z')).toEqual([0, 0])
})

test('@FM-10 another rider’s card has no history here', async () => {
  const asked = { token, params: { id: 'card-guest', from: '', to: '', page: '1' } }
  await api.reset('riderWithTwoCards')
  expect(await refusal('listCardActivity', asked)).toEqual([404, 40404])
  expect(await refusal('listCardTaps', asked)).toEqual([404, 40404])
})
