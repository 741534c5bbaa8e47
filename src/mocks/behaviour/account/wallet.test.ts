import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const load = (amount: number, payment_method_id = 'pay-visa', key = 'key-1') => ({
  token,
  key,
  body: { amount, payment_method_id },
})
const balance = async () => (await send('getWallet', { token })).data.balance

test('@ACC-11 one key loads once; with another amount it is refused', async () => {
  await api.reset('riderSignedIn')
  const first = (await send('loadWallet', load(2000))).data
  expect(first).toMatchObject({ amount: 2000, balance: 6250, paid_with: 'Visa •••• 1111', receipt_number: 'L-1' })
  expect((await send('loadWallet', load(2000))).data).toEqual(first)
  expect(await refusal('loadWallet', load(2500))).toEqual([409, 40911])
  expect((await send('findWalletLoad', { token, params: { key: 'key-1' } })).data).toEqual({
    status: 'done',
    load: first,
  })
  expect([await balance(), (await api.state()).charges]).toMatchObject([6250, { length: 1 }])
})

test.each([
  ['below the bounds', load(499), [400, 40001]],
  ['above the bounds', load(20_001), [400, 40001]],
  ['from the wallet itself', load(2000, 'pay-wallet'), [403, 40302]],
  ['from commuter benefits', load(2000, 'pay-commuter'), [403, 40302]],
  ['from another rider’s card', load(2000, 'pay-expired'), [404, 40404]],
])('@ACC-11 %s nothing is loaded', async (_, call, code) => {
  await api.reset('riderSignedIn')
  expect(await refusal('loadWallet', call)).toEqual(code)
  expect([await balance(), (await api.state()).charges]).toEqual([4250, []])
})

test('@ACC-11 a declined payment loads nothing, also when it is asked for again', async () => {
  await api.reset('declinedCard')
  for (let times = 0; times < 2; times += 1) expect(await refusal('loadWallet', load(2000))).toEqual([402, 40201])
  expect((await send('findWalletLoad', { token, params: { key: 'key-1' } })).data).toEqual({ status: 'declined' })
  expect(await balance()).toBe(4250)
})

test('@ACC-11 a wallet that may not be loaded says so, and takes nothing', async () => {
  await api.reset('walletLocked')
  expect((await send('getWallet', { token })).data).toMatchObject({ load_allowed: false })
  expect(await refusal('loadWallet', load(2000))).toEqual([403, 40302])
})

test('@ACC-11 the autoload of a wallet runs when its day has come', async () => {
  await api.reset('riderWithAutoload')
  await api.now('2026-11-22T15:00:00Z')
  expect((await send('getWallet', { token })).data.autoload).toMatchObject({ day: 'last', next_run: '2026-11-30' })
  await api.now('2027-02-28T15:00:00Z')
  expect((await send('getWallet', { token })).data).toMatchObject({
    balance: 4250 + 4 * 5000,
    autoload: { last_run: { date: '2027-02-28' }, next_run: '2027-03-31' },
  })
})
