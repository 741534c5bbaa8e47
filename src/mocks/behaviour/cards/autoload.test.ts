import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { activityOf } from '../../histories/cardActivity'
import { cardFunds, operator } from '../../ledger/accounts'
import { openLedger } from '../../ledger/opening'
import type { Opened } from '../../ledger/opening'
import { money } from '../../ledger/post'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { adjustFunds } from '../../../testing/adjustFunds'
import { createMockBackend } from '../../node'
import { runAutoloads } from '../../rules/autoload/runAutoloads'
import { buildScenario } from '../../scenarios/buildScenario'
import { generalFunds, valueOnItsWay } from '../../ledger/funds'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const weekly = { kind: 'time', unit: 'week', every: 1, day: 1, amount: 1500, payment_method_id: 'pay-visa' }
const low = { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' }
const of = (id: string, body?: object) => ({ token, params: { id }, body })
const sunday = '2026-11-22T15:00:00Z'

async function at(scenario: Parameters<typeof api.reset>[0], iso = sunday) {
  await api.reset(scenario)
  await api.now(iso)
}
const chargesOf = async (id: string | null) => (await api.state()).charges.filter(({ card }) => card === id)
const told = async (id: string) => (await send('getAutoload', of(id))).data.autoload

describe('The autoload of a card', () => {
  test('@FM-06 @FM-14 by time charges on its days, once each, and tells the last and the next', async () => {
    await at('riderWithTwoCards')
    expect((await send('saveAutoload', of('card-phone', weekly))).data.autoload).toEqual({
      ...weekly,
      ...{
        state: 'active',
        reason: null,
        last_run: null,
        next_run: '2026-11-23',
        version: expect.any(String) as string,
      },
    })
    await api.now('2026-11-23T12:00:00Z')
    for (let times = 0; times < 3; times += 1) await told('card-phone')
    await api.now('2026-12-08T12:00:00Z')
    expect(await told('card-phone')).toMatchObject({
      last_run: { date: '2026-12-07', amount: 1500, state: 'done' },
      next_run: '2026-12-14',
    })
    expect(
      (await chargesOf('card-phone')).map(({ date, amount, state }) => [date.slice(0, 10), amount, state]),
    ).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'].map((day) => [day, 1500, 'done']))
    expect(generalFunds(await api.state(), 'card-phone')).toBe(2350 + 3 * 1500)
    const runs = activityOf(await api.state(), 'card-phone').filter(({ type }) => type === 'autoload')
    expect(runs.slice(-3).map(({ date_time, amount, balance }) => [date_time.slice(0, 10), amount, balance])).toEqual([
      ['2026-11-23', 1500, 3850],
      ['2026-11-30', 1500, 5350],
      ['2026-12-07', 1500, 6850],
    ])
  })

  test('@FM-06 by threshold charges at or below it, once a day; on plastic the value is on its way', async () => {
    await at('riderWithTwoCards')
    await send('saveAutoload', of('card-plastic', { ...low, threshold: 809 }))
    expect(await chargesOf('card-plastic')).toHaveLength(0)
    await send('saveAutoload', of('card-plastic', { ...low, threshold: 810 }))
    await told('card-plastic')
    expect(await chargesOf('card-plastic')).toHaveLength(1)
    const state = await api.state()
    expect([generalFunds(state, 'card-plastic'), valueOnItsWay(state, 'card-plastic')]).toMatchObject([
      810,
      [{ amount: 2000 }],
    ])
    await api.now('2026-11-24T12:00:00Z')
    await send('listFareMedia', { token })
    expect(generalFunds(await api.state(), 'card-plastic')).toBe(2810)
  })

  test.each([
    ['declined', (method: { declines?: boolean }) => (method.declines = true)],
    ['expired', (method: { expiry?: string | null }) => (method.expiry = '10/26')],
    ['method_gone', (method: { owner: string }) => (method.owner = 'another')],
  ])(
    '@FM-14 fails where its payment method does (%s), takes nothing, and goes on when it is resumed',
    async (why, spoil) => {
      await at('riderWithTwoCards')
      await send('saveAutoload', of('card-phone', weekly))
      const before = structuredClone((await api.state()).paymentMethods)
      await store.run(({ paymentMethods }) => paymentMethods.filter(({ id }) => id === 'pay-visa').forEach(spoil))
      await api.now('2026-12-01T12:00:00Z')
      expect(await told('card-phone')).toMatchObject({ state: 'failed', reason: why, next_run: null })
      expect(generalFunds(await api.state(), 'card-phone')).toBe(2350)
      expect(await chargesOf('card-phone')).toMatchObject([{ state: 'failed' }])
      await store.run((state) => void (state.paymentMethods = before))
      expect((await send('resumeAutoload', of('card-phone'))).data.autoload).toMatchObject({
        state: 'active',
        next_run: '2026-12-07',
      })
    },
  )

  test.each([
    ['by time', weekly, ['2026-11-23', '2026-11-30']],
    ['by threshold', { ...low, threshold: 2350 }, ['2026-11-22']],
  ])('@FM-14 @FM-17 %s charges nothing after the last day of its card', async (_, plan, days) => {
    await at('riderWithTwoCards')
    await store.run(({ fareMedia }) => fareMedia.forEach((card) => (card.expiration_date = '2026-12-06')))
    await send('saveAutoload', of('card-phone', plan))
    await store.run((state) => adjustFunds(state, cardFunds('card-phone', 'general'), 5000))
    await api.now('2026-12-06T12:00:00Z')
    expect((await told('card-phone')).state).toBe('active')
    await store.run((state) => adjustFunds(state, cardFunds('card-phone', 'general'), 0))
    await api.now('2026-12-08T12:00:00Z')
    expect(await told('card-phone')).toMatchObject({ state: 'failed', reason: 'card_out_of_use' })
    expect((await chargesOf('card-phone')).map(({ date }) => date.slice(0, 10))).toEqual(days)
  })

  test('@FM-06 @FM-17 is not set up for a card whose last day is over', async () => {
    await at('riderWithTwoCards')
    const endsOn = (day: string) =>
      store.run(({ fareMedia }) => fareMedia.forEach((card) => (card.expiration_date = day)))
    await endsOn('2026-11-21')
    expect(await refusal('saveAutoload', of('card-phone', weekly))).toEqual([403, 40302])
    await endsOn('2026-11-22')
    expect((await send('saveAutoload', of('card-phone', weekly))).status).toBe(200)
  })

  test('@FM-14 paused charges nothing; a blocked card is not charged for, and takes changes', async () => {
    await at('riderWithTwoCards')
    await send('saveAutoload', of('card-phone', weekly))
    await send('blockFareMedium', of('card-phone', { reason: 'lost' }))
    await api.now('2026-11-24T12:00:00Z')
    expect(await told('card-phone')).toMatchObject({ state: 'failed', reason: 'card_blocked' })
    expect(await chargesOf('card-phone')).toEqual([])
    await send('resumeAutoload', of('card-phone'))
    expect((await send('pauseAutoload', of('card-phone'))).data.autoload).toMatchObject({ state: 'paused' })
    expect((await send('saveAutoload', of('card-phone', low))).data.autoload).toMatchObject({ state: 'paused' })
    await api.now('2027-06-01T12:00:00Z')
    await told('card-phone')
    expect(await chargesOf('card-phone')).toEqual([])
    expect((await send('removeAutoload', of('card-phone'))).errors).toEqual([])
    expect(await told('card-phone')).toBeNull()
    expect(await refusal('saveAutoload', of('card-phone', low))).toEqual([403, 40303])
  })

  test('@FM-14 a bank account is confirmed first: pending, then active', async () => {
    await at('riderWithTwoCards')
    const saved = await send('saveAutoload', of('card-phone', { ...weekly, payment_method_id: 'pay-bank' }))
    expect(saved.data.autoload).toMatchObject({
      state: 'pending',
      reason: 'method_unconfirmed',
      next_run: '2026-11-23',
    })
    await api.now('2026-11-23T12:00:00Z')
    expect(await told('card-phone')).toMatchObject({ state: 'active', last_run: { state: 'done' } })
  })

  test('@FM-03 goes with its card', async () => {
    await at('riderWithTwoCards')
    await send('saveAutoload', of('card-plastic', weekly))
    await send('removeFareMedium', of('card-plastic', { gives_up: null }))
    await api.now('2027-06-01T12:00:00Z')
    await send('listFareMedia', { token })
    expect([await chargesOf('card-plastic'), (await api.state()).autoloads]).toEqual([[], []])
  })

  test.each([
    ['below the bounds', 'card-phone', { ...low, amount: 499 }, [400, 40001]],
    ['above the bounds', 'card-phone', { ...low, amount: 20_001 }, [400, 40001]],
    ['half a cent', 'card-phone', { ...low, amount: 500.5 }, [400, 40001]],
    ['on a 29th', 'card-phone', { ...weekly, unit: 'month', day: 29 }, [400, 40001]],
    ['every 5 weeks', 'card-phone', { ...weekly, every: 5 }, [400, 40001]],
    ['from the wallet', 'card-phone', { ...low, payment_method_id: 'pay-wallet' }, [403, 40302]],
    ['from another rider’s card', 'card-phone', { ...low, payment_method_id: 'pay-expired' }, [404, 40404]],
    ['of a bank card', 'card-bank', low, [403, 40302]],
    ['of a suspended card', 'card-suspended', low, [403, 40302]],
    ['of another rider’s card', 'card-guest', low, [404, 40404]],
  ])('@FM-06 %s is refused', async (_, id, body, code) => {
    await at('riderWithEveryCard')
    expect(await refusal('saveAutoload', of(id, body))).toEqual(code)
    expect((await api.state()).autoloads).toEqual([])
  })
})

test('@FM-14 the spending of a card is that of its rides in the last 30 days', async () => {
  await at('riderWithTwoCards')
  const spending = async (id: string) => (await send('getAutoload', of(id))).data.spending
  const rides = async (past: Opened[]) => store.run((state) => openLedger(state, past))
  await rides([])
  expect(await spending('card-phone')).toBeNull()
  const on = (at: string, amount: number, kind: 'ride' | 'load' = 'ride'): Opened => ({
    ...{ at, kind },
    lines: [money(cardFunds('card-phone', 'general'), amount), money(operator, -amount)],
  })
  const month = [
    on('2026-11-12T15:00:00Z', -275),
    on('2026-11-20T15:00:00Z', -300),
    on('2026-11-21T15:00:00Z', 500, 'load'),
  ]
  await rides(month)
  expect(await spending('card-phone')).toEqual({ days: 10, amount: 575 })
  await rides([on('2026-09-01T15:00:00Z', -9000), ...month])
  expect(await spending('card-phone')).toEqual({ days: 30, amount: 575 })
})

test('@TEST-02 a year with ten autoloads takes under a second', () => {
  const { state } = buildScenario('riderWithAutoload')
  const active = state.autoloads.map((entry) => ({ ...entry, state: 'active' as const }))
  const start = Date.parse(sunday)
  state.autoloads = [...structuredClone(active), ...structuredClone(active)]
  for (const entry of state.autoloads) Object.assign(entry.plan, { payment_method_id: 'pay-visa' })
  runAutoloads(state, start)
  const began = performance.now()
  runAutoloads(state, start + 366 * 86_400_000)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(state.charges.length).toBeGreaterThan(150)
})
