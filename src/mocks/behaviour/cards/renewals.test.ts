import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityOf } from '../../histories/cardActivity'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { layPass } from '../../../testing/layPass'
import { cardPlace } from '../../ledger/places'
import { createMockBackend } from '../../node'
import { runRenewals } from '../../rules/renewals/runRenewals'
import { buildScenario } from '../../scenarios/buildScenario'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await api.reset('riderWithRenewals')
  await api.now('2026-11-22T15:00:00Z')
})
afterEach(() => api.reset())
afterAll(() => server.close())

const plan = { payment_method_id: 'pay-visa', renew_below: null, notify: null }
const about = (body?: object, renewal = 'renewal-seed-1', id = 'card-phone') => ({
  token,
  params: { id, renewal },
  body,
})
const list = async () =>
  (await send('listRenewals', about())).data as {
    renewals: { renewal_id: string; pass_id: string; state: string; reason: string | null; next_run: string | null }[]
    renewable: { pass_id: string }[]
  }
const passOf = async (id: string) => (await api.state()).passes.find(({ pass_id }) => pass_id === id)

test.each([
  ['by the wallet', { pass_id: 'pass-night', ...plan, payment_method_id: 'pay-wallet' }, [403, 40302]],
  ['by another rider’s method', { pass_id: 'pass-night', ...plan, payment_method_id: 'pay-expired' }, [404, 40404]],
  ['of a pass on another card', { pass_id: 'pass-2', ...plan }, [404, 40404]],
  ['by uses that are not counted', { pass_id: 'pass-night', ...plan, renew_below: 2 }, [400, 40001]],
])('@FM-07 a renewal paid %s is refused', async (_, body, code) => {
  expect(await refusal('createRenewal', about(body))).toEqual(code)
})

test('@FM-07 @FM-04 a blocked card takes no new renewal, and those that it has can be changed', async () => {
  await send('blockFareMedium', { token, params: { id: 'card-phone' }, body: { reason: 'lost' } })
  expect(await refusal('createRenewal', about({ pass_id: 'pass-night', ...plan }))).toEqual([403, 40303])
  expect((await send('updateRenewal', about({ ...plan, payment_method_id: 'pay-bank' }))).errors).toEqual([])
})

test('@FM-07 @FM-17 a card whose last day is over takes no new renewal, and nothing is charged for those that it has', async () => {
  await store.run(({ fareMedia }) => fareMedia.forEach((card) => (card.expiration_date = '2026-11-30')))
  await api.now('2026-12-05T15:00:00Z')
  expect((await list()).renewals.find(({ pass_id }) => pass_id === 'pass-1')).toMatchObject({
    ...{ state: 'failed', reason: 'card_out_of_use' },
  })
  expect((await api.state()).charges.filter(({ pass_id }) => pass_id === 'pass-1')).toEqual([])
  expect(await refusal('createRenewal', about({ pass_id: 'pass-night', ...plan }))).toEqual([403, 40302])
})

test('@FM-07 a pass renews once, however often it is switched on', async () => {
  await send('createRenewal', about({ pass_id: 'pass-night', ...plan }))
  await send('createRenewal', about({ pass_id: 'pass-night', ...plan }))
  const { renewals, renewable } = await list()
  expect(renewals.map(({ pass_id }) => pass_id)).toEqual(['pass-1', 'pass-ten', 'pass-week', 'pass-night'])
  expect(renewable).toEqual([])
})

test('@FM-07 a removed renewal buys nothing more', async () => {
  await send('removeRenewal', about())
  await api.now('2027-02-01T12:00:00Z')
  await list()
  expect((await passOf('pass-1'))?.expiration_date).toBe('2026-12-05')
  expect(await refusal('removeRenewal', about())).toEqual([404, 40404])
})

test('@FM-07 @FM-14 a pass renews on its last day, as often as its time has come', async () => {
  await api.now('2027-01-06T15:00:00Z')
  expect((await list()).renewals[0]).toMatchObject({ state: 'active', next_run: '2027-02-05' })
  const rows = activityOf(await api.state(), 'card-phone')
  const bought = rows.filter(({ type, description }) => type === 'pass' && description?.en.endsWith('renewed'))
  expect(bought.map(({ date_time }) => date_time.slice(0, 10))).toEqual(['2026-12-05', '2027-01-05'])
})

test('@FM-07 a counted pass renews when fewer uses remain than the rider chose', async () => {
  await send('resumeRenewal', about(undefined, 'renewal-seed-2'))
  expect((await passOf('pass-ten'))?.usable_count).toBe(10)
  await store.run(({ passes }) => {
    for (const pass of passes) if (pass.pass_id === 'pass-ten') pass.used_count = 9
  })
  await list()
  expect((await passOf('pass-ten'))?.usable_count).toBe(20)
})

test('@FM-14 a renewal fails with its reason, takes nothing, and goes on once it is mended', async () => {
  await store.run(({ paymentMethods }) => {
    for (const method of paymentMethods) if (method.id === 'pay-visa') method.declines = true
  })
  await api.now('2026-12-06T15:00:00Z')
  expect((await list()).renewals[0]).toMatchObject({ state: 'failed', reason: 'declined', next_run: null })
  expect((await passOf('pass-1'))?.expiration_date).toBe('2026-12-05')
  const { charges, paymentMethods } = await api.state()
  expect(charges.at(-1)).toMatchObject({ by: 'renewal', method_id: 'pay-visa', state: 'failed' })
  expect(paymentMethods.find(({ id }) => id === 'pay-visa')?.failed_at).toContain('2026-12-05')
  await send('updateRenewal', about({ ...plan, payment_method_id: 'pay-bank' }))
  expect((await list()).renewals[0]).toMatchObject({ state: 'active', reason: null, next_run: '2027-01-06' })
})

test('@FM-07 @FM-14 a renewal that is resumed after weeks charges once, from that day on', async () => {
  await send('pauseRenewal', about())
  await api.now('2027-02-01T15:00:00Z')
  await list()
  expect(await passOf('pass-1')).toMatchObject({ status: 'Expired', expiration_date: '2026-12-05' })
  const before = (await api.state()).charges.length
  const { renewals } = (await send('resumeRenewal', about())).data
  expect(renewals[0]).toMatchObject({ state: 'active', next_run: '2027-03-04', last_run: { date: '2027-02-01' } })
  await list()
  const { charges } = await api.state()
  expect(charges).toHaveLength(before + 1)
  expect(charges.at(-1)).toMatchObject({ by: 'renewal', date: '2027-02-01T15:00:00.000Z' })
  expect(await passOf('pass-1')).toMatchObject({ status: 'Active', expiration_date: '2027-03-04' })
})

test('@FM-07 @FM-14 a failed renewal that is mended after weeks charges once', async () => {
  await api.now('2027-01-20T15:00:00Z')
  await send('updateRenewal', about({ ...plan }, 'renewal-seed-3'))
  const { charges } = await api.state()
  const own = charges.filter(({ by, pass_id }) => by === 'renewal' && pass_id === 'pass-week')
  expect(own).toMatchObject([{ date: '2027-01-20T15:00:00.000Z', state: 'done' }])
  expect(await passOf('pass-week')).toMatchObject({ status: 'Active', expiration_date: '2027-01-27' })
})

test('@FM-01 a pass ends after its last day, wherever it is told, unless it renews', async () => {
  await api.now('2026-12-06T15:00:00Z')
  const { data } = await send('listFareMedia', { token })
  const phone = data.fare_mediums.find(({ faremedia_id }: { faremedia_id: string }) => faremedia_id === 'card-phone')
  expect(phone.passes).toContainEqual(expect.objectContaining({ pass_id: 'pass-week', status: 'Expired' }))
  expect(phone.passes).toContainEqual(expect.objectContaining({ pass_id: 'pass-1', status: 'Active' }))
  expect((await send('getPass', { token, params: { id: 'pass-week' } })).data.status).toBe('Expired')
  expect((await passOf('pass-night'))?.status).toBe('Available')
})

test('@FM-07 @FM-19 a pass that is spoiled takes its renewal with it, and is charged nothing', async () => {
  const before = (await api.state()).charges.length
  await store.run(({ passes }) => {
    for (const pass of passes) if (pass.pass_id === 'pass-1') pass.status = 'Spoiled'
  })
  await api.now('2026-12-06T15:00:00Z')
  expect((await list()).renewals.map(({ pass_id }) => pass_id)).toEqual(['pass-ten', 'pass-week'])
  expect((await api.state()).charges).toHaveLength(before)
})

test('@FM-07 @FM-14 a renewal is not resumed or switched on with an expired card, or with one that is gone', async () => {
  const third = about(undefined, 'renewal-seed-3')
  expect(await refusal('resumeRenewal', third)).toEqual([403, 40302])
  expect(
    await refusal('createRenewal', about({ pass_id: 'pass-night', ...plan, payment_method_id: 'pay-old-visa' })),
  ).toEqual([403, 40302])
  await store.run((state) => {
    state.paymentMethods = state.paymentMethods.filter(({ id }) => id !== 'pay-old-visa')
  })
  expect(await refusal('resumeRenewal', third)).toEqual([403, 40302])
  expect((await list()).renewals[2]).toMatchObject({ state: 'failed', reason: 'expired' })
})

test('@FM-07 @FM-14 a paused renewal whose method is gone can be resumed after it got another one', async () => {
  await store.run((state) => {
    state.renewals.forEach((renewal) => Object.assign(renewal, { state: 'paused', reason: 'method_gone' }))
  })
  await send('updateRenewal', about({ ...plan, payment_method_id: 'pay-bank' }))
  expect((await list()).renewals[0]).toMatchObject({ state: 'paused', reason: null })
  await send('resumeRenewal', about())
  expect((await list()).renewals[0]).toMatchObject({ state: 'active' })
})

test('@FM-07 @FM-13 a pause outlasts the due day, and a blocked card is charged nothing', async () => {
  await send('pauseRenewal', about())
  await api.now('2026-12-06T15:00:00Z')
  expect((await list()).renewals[0]).toMatchObject({ state: 'paused', next_run: null })
  await send('blockFareMedium', { token, params: { id: 'card-phone' }, body: { reason: 'lost' } })
  await send('resumeRenewal', about())
  expect((await list()).renewals[0]).toMatchObject({ state: 'failed', reason: 'card_blocked' })
})

test('a year of ten renewals is made up for in one call', () => {
  const { state } = buildScenario('riderWithRenewals')
  const [first] = state.renewals
  const [pass] = state.passes
  if (!first || !pass) throw new Error('The scenario has no renewal')
  state.renewals = Array.from({ length: 10 }, (_, at) => ({ ...first, renewal_id: `r-${at}`, pass_id: `p-${at}` }))
  for (const { pass_id } of state.renewals) layPass(state, { ...pass, pass_id }, cardPlace('card-phone'))
  runRenewals(state, Date.parse('2027-11-22T15:00:00Z'))
  expect(state.renewals.every(({ last_run }) => last_run?.date.startsWith('2027-11'))).toBe(true)
})
