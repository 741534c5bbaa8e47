import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Pass } from '../../../api/contract/cards/passes'
import { refusal, riderToken, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('lostCard'))
afterAll(() => server.close())

const token = riderToken
const list = async (params: Record<string, string> = {}) =>
  (await send('listPasses', { token, params })).data as { results: { pass_id: string }[]; total: number }
const idsOf = async (params: Record<string, string>) => (await list(params)).results.map(({ pass_id }) => pass_id)

test('@ACC-08 the passes of all cards are listed, by card, by status and by the day they were bought', async () => {
  expect((await list()).total).toBe(10)
  expect(await idsOf({ card: 'card-phone', status: 'active' })).toEqual(['pass-1'])
  expect(await idsOf({ status: 'spoiled' })).toEqual(['pass-lost-4', 'pass-past-4'])
  expect(await idsOf({ from: '2026-11-01', to: '2026-11-01', status: 'Expired' })).toEqual(['pass-lost-3'])
  expect(await idsOf({ to: '2026-10-08' })).toEqual(['pass-past-5'])
  expect(await idsOf({ page: '2' })).toEqual([])
})

test('@ACC-08 one pass is told with all its fields, in the language of the call', async () => {
  const { data } = await send('getPass', { token, params: { id: 'pass-lost-3' }, language: 'fr' })
  expect(data).toMatchObject({
    name: 'Carnet de 10 passages, adulte',
    status: 'Expired',
    used_count: 10,
    usable_count: 10,
    location: 'cloud',
    serial_number: 'SN-00000003',
    price: 3150,
    rider_type: 'Adulte',
    faremedia_id: 'card-plastic',
    product_uuid: 'bus-adult-ten',
  })
})

test('@ACC-08 @FM-14 a pass tells how its renewal stands', async () => {
  await api.reset('riderWithRenewals')
  const passes = (await list()).results as unknown as Pass[]
  const renewing = passes.filter(({ auto_renew }) => auto_renew).map((pass) => [pass.pass_id, pass.renewal_state])
  expect(Object.fromEntries(renewing)).toEqual({ 'pass-1': 'active', 'pass-ten': 'paused', 'pass-week': 'failed' })
  expect(passes.find(({ pass_id }) => pass_id === 'pass-night')).not.toHaveProperty('renewal_state')
})

test("@ACC-08 nobody else's pass is told", async () => {
  expect(await refusal('getPass', { token, params: { id: 'pass-3' } })).toEqual([404, 40404])
  expect(await refusal('listPasses', {})).toEqual([401, 40100])
})
