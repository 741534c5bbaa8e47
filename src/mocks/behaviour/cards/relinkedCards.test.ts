import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultInBooks } from '../../../testing/moneyModel/books'
import { card, refusal, riderToken, send, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const id = 'card-plastic'
const typed = { card_number: '6030 5555 6666 7777', security_code: '000' }
let [first, second] = ['', '']
const tokenOf = async (email: string) => (await signIn(email)).data.access_token as string

const rowsOf = async (token: string, name: 'listCardActivity' | 'listCardTaps' = 'listCardActivity', of = id) =>
  (await send(name, { token, params: { id: of } })).data.results as Record<string, unknown>[]
const idsOf = async (token: string) => (await rowsOf(token)).map(({ activity_id }) => activity_id)
const leave = (token: string, of = id) =>
  send('removeFareMedium', { token, params: { id: of }, body: { gives_up: null } })
const link = (token: string) => send('linkFareMedium', { token, body: typed })
const nameIt = (token: string, nickname: string) =>
  send('renameFareMedium', { token, params: { id }, body: { nickname } })
const passesOf = async (token: string) =>
  (await send('listPasses', { token })).data.results as Record<string, unknown>[]

describe('@FM-10 A card that another rider has linked', () => {
  beforeEach(async () => {
    await api.reset('riderWithEveryPass')
    await api.now('2026-11-22T15:00:00Z')
    first = riderToken
    second = await tokenOf('cardless.rider@example.com')
    await nameIt(first, 'Mia’s card')
  })

  test('tells the new rider nothing of what the earlier one did with it', async () => {
    const before = await idsOf(first)
    const { balances, fare_caps } = (await send('listFareMedia', { token: first })).data.fare_mediums[1]
    await leave(first)
    const linked = (await link(second)).data
    expect(linked).toMatchObject({ faremedia_id: id, nickname: '', balances, fare_caps })
    expect((await rowsOf(second)).map(({ type, balance }) => [type, balance])).toEqual([['link', 810]])
    for (const activity of before) {
      const body = { about: { kind: 'activity', id: activity }, reason: 'other' }
      expect(await refusal('openCase', { token: second, body })).toEqual([404, 40404])
    }
    expect((await send('getAutoload', { token: second, params: { id } })).data.spending).toBeNull()
  })

  test('brings what can be ridden with, and not by whom it was bought or used', async () => {
    const usedUp = async () =>
      (await passesOf(first)).filter(({ status }) => status === 'Expired' || status === 'Spoiled')
    const used = await usedUp()
    await leave(first)
    const { passes } = (await link(second)).data
    const kept = await passesOf(second)
    expect(kept.map(({ status }) => status).sort()).toEqual(['Active', 'Available', 'Available'])
    expect(passes).toHaveLength(kept.length)
    expect(kept.filter((pass) => pass.order_id ?? pass.order_number ?? pass.first_activation_time)).toEqual([])
    expect(await usedUp()).toEqual(used)
    expect(faultInBooks(await api.state())).toBeUndefined()
  })

  test('is still told to the earlier rider as it was, by its name', async () => {
    const purchases = async () => (await send('listPurchases', { token: first, params: { account: id } })).data
    const before = await purchases()
    await leave(first)
    await link(second)
    await nameIt(second, 'Mine')
    expect(before.results[0].account.name).toBe('Mia’s card')
    expect(await purchases()).toEqual(before)
    expect(await refusal('listCardActivity', { token: first, params: { id } })).toEqual([404, 40404])
  })

  test('tells a rider who gets it back of both times, and of no time between', async () => {
    const before = await idsOf(first)
    await leave(first)
    await link(second)
    await nameIt(second, 'Mine')
    const between = await idsOf(second)
    await leave(second)
    await link(first)
    const after = await idsOf(first)
    expect(after).toHaveLength(before.length)
    expect(after.slice(1)).toEqual(before.slice(0, -1))
    expect(after.filter((activity) => between.includes(activity))).toEqual([])
  })

  test('does not tell with which bank card somebody else has loaded it', async () => {
    const lines = [{ uuid: 'bus-value-20', quantity: 1, isSubscribed: false, filters: [] }]
    const { quote_id, total } = (await send('quoteOrder', { token: first, body: { lines, faremedia_id: id } })).data
    const body = { quote_id, contact: { email: 'a@b.ca' }, payments: [{ amount: total, card: card() }] }
    await send('placeOrder', { token: first, key: 'key', body })
    await leave(first)
    await link(second)
    await api.now('2026-11-29T15:00:00Z')
    expect((await rowsOf(second))[0]).toMatchObject({ type: 'load', description: 'Online', amount: 2000 })
  })

  test('forgets its name with an account that is deleted', async () => {
    await send('deleteAccount', { token: first, body: { password: 'Transit-2026' } })
    expect((await link(second)).data.nickname).toBe('')
    expect(JSON.stringify((await api.state()).fareMedia)).not.toContain('Mia’s card')
  })
})

test('@FM-10 a card that nobody has had before brings its history, and one that its rider links again keeps it', async () => {
  await api.reset('tappedBankCard')
  const body = { last4: '4242', expiry: '12/30', tap_date: '2026-11-18', tap_amount: 275 }
  await send('linkBankCard', { token: riderToken, body })
  expect(await rowsOf(riderToken, 'listCardTaps', 'card-tapped')).toHaveLength(7)
  await leave(riderToken, 'card-tapped')
  await send('linkBankCard', { token: riderToken, body })
  expect(await rowsOf(riderToken, 'listCardTaps', 'card-tapped')).toHaveLength(7)
})

test('@FM-10 @ACC-25 the taps of a bank card are told to whoever had it then', async () => {
  await api.reset('tappedBankCard')
  const [tap] = await rowsOf(riderToken, 'listCardTaps', 'card-bank')
  await leave(riderToken, 'card-bank')
  const token = await tokenOf('cardless.rider@example.com')
  const body = { last4: '1111', expiry: '12/30', tap_date: '2026-11-18', tap_amount: 275 }
  await send('linkBankCard', { token, body })
  expect(await rowsOf(token, 'listCardTaps', 'card-bank')).toEqual([])
  const about = { kind: 'tap', id: tap?.tap_id }
  expect(await refusal('openCase', { token, body: { about, reason: 'other' } })).toEqual([404, 40404])
})
