import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { passesOnCard } from '../../ledger/places'
import { createMockBackend } from '../../node'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderWithEveryPass'))
afterEach(() => api.reset())
afterAll(() => server.close())

const move = (id: string, to: string, device_id?: string) => ({ token, params: { id }, body: { to, device_id } })
const attach = (pass_ids: string[], faremedia_id: string) => ({ token, body: { pass_ids, faremedia_id } })
const unattached = async () =>
  ((await send('listUnattachedPasses', { token })).data as { passes: { pass_id: string }[] }).passes.map(
    ({ pass_id }) => pass_id,
  )
const passesOn = async (id: string) =>
  passesOnCard(await api.state(), { faremedia_id: id }).map(({ pass_id }) => pass_id)

test('@FM-09 an available pass goes to an active phone and back, once or twice', async () => {
  for (const to of ['device', 'device', 'cloud', 'cloud'] as const) {
    const { data } = await send('movePass', move('pass-2', to, to === 'device' ? 'device-phone' : undefined))
    expect(data).toMatchObject({ pass_id: 'pass-2', location: to, faremedia_id: 'card-plastic' })
  }
})

test.each([
  ['an active pass', move('pass-1', 'device', 'device-phone'), [403, 40302]],
  ['a spoiled pass', move('pass-spoiled', 'cloud'), [403, 40302]],
  ['to a phone without the app', move('pass-2', 'device', 'device-old'), [403, 40302]],
  ['to another rider’s phone', move('pass-2', 'device', 'device-nowhere'), [404, 40404]],
  ['another rider’s pass', move('pass-4', 'cloud'), [404, 40404]],
])('@FM-09 %s does not move', async (_, call, code) => {
  expect(await refusal('movePass', call)).toEqual(code)
})

test('@ACC-12 @FM-17 no pass goes on a card whose last day is over', async () => {
  await store.run(({ fareMedia }) => fareMedia.forEach((card) => (card.expiration_date = '2026-11-21')))
  await api.now('2026-11-22T15:00:00Z')
  expect(await refusal('attachPasses', attach(['pass-loose-1'], 'card-plastic'))).toEqual([403, 40302])
  expect(await unattached()).toContain('pass-loose-1')
})

test('@ACC-12 passes are put on a card, each answered for itself', async () => {
  expect(await unattached()).toEqual(['pass-loose-1', 'pass-loose-2', 'pass-loose-3'])
  const asked = attach(['pass-loose-1', 'pass-loose-2', 'pass-1', 'pass-nowhere', 'pass-2'], 'card-plastic')
  expect((await send('attachPasses', asked)).data).toEqual({
    // The last one is there already.
    attached: ['pass-loose-1', 'pass-2'],
    rejected: [
      { pass_id: 'pass-loose-2', reason: 'not_eligible' },
      { pass_id: 'pass-1', reason: 'not_available' },
      { pass_id: 'pass-nowhere', reason: 'not_found' },
    ],
  })
  expect(await unattached()).toEqual(['pass-loose-2', 'pass-loose-3'])
  expect(await passesOn('card-plastic')).toContain('pass-loose-1')
})

test('@FM-13 available passes leave a blocked card, and none goes on one', async () => {
  await send('blockFareMedium', { token, params: { id: 'card-plastic' }, body: { reason: 'lost' } })
  expect(await refusal('attachPasses', attach(['pass-loose-1'], 'card-plastic'))).toEqual([403, 40304])
  expect((await send('attachPasses', attach(['pass-2'], 'card-phone'))).data).toEqual({
    attached: ['pass-2'],
    rejected: [],
  })
  expect([await passesOn('card-plastic'), await passesOn('card-phone')].map((ids) => ids?.includes('pass-2'))).toEqual([
    false,
    true,
  ])
})

test('@ACC-12 a pass on a phone stays there, and an answer that was lost can be asked for again', async () => {
  await send('movePass', move('pass-2', 'device', 'device-phone'))
  expect((await send('attachPasses', attach(['pass-2'], 'card-phone'))).data.rejected).toEqual([
    { pass_id: 'pass-2', reason: 'on_device' },
  ])
  const once = await send('attachPasses', attach(['pass-loose-1'], 'card-plastic'))
  expect(await send('attachPasses', attach(['pass-loose-1'], 'card-plastic'))).toEqual(once)
})
