import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { now } from '../../../shared/clock'
import { line, refusal, riderToken as token, send } from '../../callsInTests'
import { adjustFunds } from '../../../testing/adjustFunds'
import { cardFunds } from '../../ledger/accounts'
import { generalFunds } from '../../ledger/funds'
import { createMockBackend } from '../../node'
import { contentOf } from '../../rules/cards/cardContent'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const of = (id: string, body?: object) => ({ token, params: { id }, body })
const block = (id: string) => send('blockFareMedium', of(id, { reason: 'lost' }))

test('@FM-04 a blocked card is refused by orders and loads until it is unblocked; blocking twice is blocking once', async () => {
  await api.reset('riderWithTwoCards')
  expect((await block('card-plastic')).data.status).toBe('BLOCKED')
  expect((await block('card-plastic')).data.status).toBe('BLOCKED')
  const order = { token, body: { lines: [line('bus-adult-day')], faremedia_id: 'card-plastic' } }
  expect(await refusal('quoteOrder', order)).toEqual([403, 40304])
  expect((await send('unblockFareMedium', of('card-plastic'))).data.status).toBe('ACTIVE')
  expect((await send('quoteOrder', order)).status).toBe(200)
})

test.each(['card-suspended', 'card-invalid', 'card-bank', 'card-commuter'])(
  '@FM-04 %s is not blocked or unblocked by its rider',
  async (id) => {
    await api.reset('riderWithEveryCard')
    expect(await refusal('blockFareMedium', of(id, { reason: 'other' }))).toEqual([403, 40302])
    expect(await refusal('unblockFareMedium', of(id))).toEqual([403, 40302])
  },
)

test('@FM-03 @FM-04 the card of another rider does not exist', async () => {
  await api.reset('riderWithTwoCards')
  expect(await refusal('blockFareMedium', of('card-blocked', { reason: 'lost' }))).toEqual([404, 40404])
  expect(await refusal('unblockFareMedium', of('card-blocked'))).toEqual([404, 40404])
  expect(await refusal('removeFareMedium', of('card-blocked', { gives_up: null }))).toEqual([404, 40404])
})

test('@FM-03 a virtual card is removed when it is empty, or when its content is given up', async () => {
  await api.reset('riderWithTwoCards')
  const all = { gives_up: { funds: 2350, passes: ['pass-1'] } }
  expect(await refusal('removeFareMedium', of('card-phone', { gives_up: null }))).toEqual([409, 40907])
  expect((await send('removeFareMedium', of('card-phone', all))).status).toBe(200)
  expect(await refusal('removeFareMedium', of('card-phone', all))).toEqual([404, 40404])
})

test.each([
  ['more money', { funds: 2349, passes: ['pass-1'] }],
  ['a pass', { funds: 2350, passes: [] }],
  ['another pass', { funds: 2350, passes: ['pass-2'] }],
])('@FM-03 a virtual card with %s than was agreed to stays with all that it holds', async (_, gives_up) => {
  await api.reset('riderWithTwoCards')
  const before = (await api.state()).fareMedia
  expect(await refusal('removeFareMedium', of('card-phone', { gives_up }))).toEqual([409, 40907])
  expect((await api.state()).fareMedia).toEqual(before)
})

test('@FM-03 a virtual card that holds less than was agreed to is removed', async () => {
  await api.reset('riderWithTwoCards')
  const gives_up = { funds: 9900, passes: ['pass-1', 'pass-used'] }
  expect((await send('removeFareMedium', of('card-phone', { gives_up }))).status).toBe(200)
})

test('@FM-03 nothing is given up with a virtual card that owes money, and what it owes goes with it', async () => {
  await api.reset('riderWithTwoCards')
  const gives_up = { funds: 0, passes: ['pass-1'] }
  const content = await store.run((state) => {
    adjustFunds(state, cardFunds('card-phone', 'general'), -150)
    return contentOf(state, { faremedia_id: 'card-phone' })
  })
  expect(content).toEqual(gives_up)
  expect((await send('removeFareMedium', of('card-phone', { gives_up }))).status).toBe(200)
  expect(generalFunds(await api.state(), 'card-phone')).toBe(0)
})

test('@FM-16 a load that is on its way becomes funds at its time, once', async () => {
  await api.reset('lostCard')
  const read = async () => {
    const { fare_mediums } = (await send('listFareMedia', { token })).data
    const { balances, pending_loads } = fare_mediums.find(
      ({ faremedia_id }: { faremedia_id: string }) => faremedia_id === 'card-plastic',
    )
    return [balances.general_funds, pending_loads.length]
  }
  await store.run((state) => (state.clock = Date.parse('2026-11-24T08:59:59Z')))
  expect(await read()).toEqual([3460, 1])
  await store.run((state) => (state.clock = Date.parse('2026-11-24T09:00:00Z')))
  expect(await read()).toEqual([5460, 0])
  expect(await read()).toEqual([5460, 0])
  await store.run((state) => (state.clock = now()))
})
