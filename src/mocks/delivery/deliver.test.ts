import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultInBooks } from '../../testing/moneyModel/books'
import { card, line, riderToken, send } from '../callsInTests'
import { createMockBackend } from '../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await api.reset('riderSignedIn')
  await api.now('2026-11-22T15:00:00Z')
})
afterAll(() => server.close())

const token = riderToken

/** Buys something and returns the order's id. */
async function buy(lines: object[], faremedia_id?: string, payment: object = { method_id: 'pay-visa' }, key = 'key') {
  const { data } = await send('quoteOrder', { token, body: { lines, ...(faremedia_id && { faremedia_id }) } })
  const payments = [{ amount: data.total, ...payment }]
  const body = { quote_id: data.quote_id, contact: { email: 'rider@example.com' }, payments }
  const placed = await send('placeOrder', { token, key, body })
  expect(placed.errors).toEqual([])
  return placed.data.order_id as string
}

const read = async (name: Parameters<typeof send>[0], params: Record<string, string> = {}) =>
  (await send(name, { token, params })).data
const cardOf = async (id: string) =>
  (await read('listFareMedia')).fare_mediums.find((own: { faremedia_id: string }) => own.faremedia_id === id)
const activityOf = async (id: string) => (await read('listCardActivity', { id, from: '', to: '', page: '1' })).results
const boughtOf = ({ passes }: { passes: { pass_id: string }[] }) =>
  passes.filter(({ pass_id }) => pass_id.startsWith('pass-bought'))

describe('@FM-19 what is bought for a card is on it at the promised time', () => {
  test('a pass on a virtual card at once', async () => {
    const order_id = await buy([line('bus-adult-day', 2)], 'card-phone')
    const passes = boughtOf(await cardOf('card-phone'))
    expect(passes).toMatchObject([
      { name: 'Adult Day Pass', status: 'Available' },
      { name: 'Adult Day Pass', status: 'Available' },
    ])
    const pass = await read('getPass', { id: passes[0]?.pass_id ?? '' })
    expect(pass).toMatchObject({ faremedia_id: 'card-phone', order_id, price: 1050, usable_from: null })
    expect((await activityOf('card-phone')).slice(0, 2)).toMatchObject([
      { type: 'pass', description: 'Adult Day Pass' },
      { type: 'pass', description: 'Adult Day Pass' },
    ])
    const { results } = await read('listPurchases', { from: '', to: '', account: '', page: '1' })
    expect(results[0]).toMatchObject({ type: 'pass', order: { order_id }, outcomes: [{ pass_id: passes[0]?.pass_id }] })
  })

  test('a pass on plastic with the time that the order told', async () => {
    const order_id = await buy([line('bus-adult-day')], 'card-plastic')
    const { order_items: items } = await read('getOrder', { id: order_id })
    expect(items[0].usable_from).toBe('2026-11-23T03:00:00.000Z')
    expect(boughtOf(await cardOf('card-plastic'))).toMatchObject([{ usable_from: items[0].usable_from }])
  })

  test('a ticket on a card counts its rides', async () => {
    await buy([line('bus-adult-ten'), line('bus-adult-single')], 'card-phone')
    expect(boughtOf(await cardOf('card-phone'))).toMatchObject([{ usable_count: 10 }, { usable_count: 1 }])
  })

  test('a pass for no card is in the cloud, where it can be put on one', async () => {
    await buy([line('bus-adult-day')])
    const { passes } = await read('listUnattachedPasses')
    expect(passes).toMatchObject([{ name: 'Adult Day Pass', faremedia_id: null, location: 'cloud' }])
    const body = { pass_ids: [passes[0].pass_id], faremedia_id: 'card-phone' }
    await send('attachPasses', { token, body })
    expect(boughtOf(await cardOf('card-phone'))).toHaveLength(1)
    expect((await activityOf('card-phone'))[0]).toMatchObject({ type: 'pass', description: 'Adult Day Pass' })
  })

  test('value on a virtual card at once, with its row', async () => {
    await buy([line('bus-value-20')], 'card-phone')
    expect((await cardOf('card-phone')).balances.general_funds).toBe(4350)
    expect((await activityOf('card-phone'))[0]).toMatchObject({ type: 'load', amount: 2000, balance: 4350 })
  })

  test('value on plastic is pending until then, and cannot be spent before', async () => {
    await buy([line('bus-value-20')], 'card-plastic')
    const usable_from = '2026-11-23T03:00:00.000Z'
    const before = await cardOf('card-plastic')
    expect(before).toMatchObject({ balances: { general_funds: 810 }, pending_loads: [{ amount: 2000, usable_from }] })
    expect((await activityOf('card-plastic'))[0]).toMatchObject({
      ...{ type: 'load', amount: 2000, balance: 810, state: 'pending', usable_from },
    })
    const body = { from_id: 'card-plastic', to_id: 'card-phone', amount: 900 }
    expect((await send('transferFunds', { token, key: 'early', body })).errors[0]?.code).toBe(40909)
    await api.now('2026-11-23T03:00:01Z')
    expect(await cardOf('card-plastic')).toMatchObject({ balances: { general_funds: 2810 }, pending_loads: [] })
    expect((await activityOf('card-plastic'))[0]).toMatchObject({
      ...{ type: 'load', amount: 2000, balance: 2810, state: 'posted', date_time: usable_from },
    })
  })

  test('a renewing pass has its renewal with date, sum and method, and renews', async () => {
    await buy([line('bus-adult-7day', 1, { isSubscribed: true })], 'card-phone')
    const { renewals } = await read('listRenewals', { id: 'card-phone' })
    expect(renewals).toMatchObject([
      { name: 'Adult 7-Day Pass', price: 3650, payment_method_id: 'pay-visa', state: 'active', next_run: '2026-11-29' },
    ])
    await api.now('2026-11-29T15:00:00Z')
    const later = (await read('listRenewals', { id: 'card-phone' })).renewals
    expect(later).toMatchObject([{ next_run: '2026-12-06', last_run: { amount: 3650, state: 'done' } }])
  })

  test('what cannot renew has no renewal, whatever its line says', async () => {
    await buy([line('bus-adult-day', 1, { isSubscribed: true })], 'card-phone')
    expect((await read('listRenewals', { id: 'card-phone' })).renewals).toEqual([])
  })
})

test('@FM-19 an autoload on plastic is told when it arrives, and never before it was saved', async () => {
  const plan = { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' }
  await send('saveAutoload', { token, params: { id: 'card-plastic' }, body: plan })
  expect((await activityOf('card-plastic'))[0]).toMatchObject({
    ...{ type: 'autoload', state: 'pending', date_time: '2026-11-22T15:00:00.000Z', balance: 810 },
  })
  await api.now('2026-11-23T03:00:01Z')
  expect((await activityOf('card-plastic'))[0]).toMatchObject({
    ...{ type: 'autoload', state: 'posted', date_time: '2026-11-23T03:00:00.000Z', balance: 2810 },
  })
})

test('@FM-19 everything that is bought is in the books', async () => {
  await buy([line('bus-adult-day'), line('bus-value-20')], 'card-plastic', { method_id: 'pay-wallet' }, 'one')
  await buy([line('bus-adult-day'), line('bus-adult-single')], undefined, { card: card() }, 'two')
  expect(faultInBooks(await api.state())).toBeUndefined()
})

test('@FM-07 a renewal that begins with a purchase has the usual email three days before (decision 85)', async () => {
  await buy([line('bus-adult-7day', 1, { isSubscribed: true })], 'card-phone')
  const { renewals } = await read('listRenewals', { id: 'card-phone' })
  expect(renewals).toMatchObject([{ notify: { unit: 'days', before: 3 } }])
})

describe('@ACC-07 what is charged is found', () => {
  const all = { from: '', to: '', card: '', type: '', page: '1' }
  const transactions = async () => (await read('listTransactions', all)).results
  const purchases = async () => (await read('listPurchases', { from: '', to: '', account: '', page: '1' })).results
  const send200 = async (...[name, call]: Parameters<typeof send>) => {
    const answer = await send(name, { token, ...call })
    expect(answer.errors).toEqual([])
    return answer.data
  }

  test('loads, autoloads, renewals, transfers and payouts are transactions, each by itself and in the list', async () => {
    const before = (await transactions()).length
    await send200('loadWallet', { key: 'a', body: { amount: 1000, payment_method_id: 'pay-visa' } })
    const plan = { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' }
    await send200('saveAutoload', { params: { id: 'card-plastic' }, body: plan })
    await send200('transferFunds', { key: 'b', body: { from_id: 'card-phone', to_id: 'card-plastic', amount: 500 } })
    await buy([line('bus-adult-7day', 1, { isSubscribed: true })], 'card-phone', undefined, 'c')
    await api.now('2026-11-29T15:00:00Z')
    const body = { password: 'Transit-2026', payment_method_id: 'pay-visa' }
    await send200('payOutWallet', { key: 'd', body })
    const told = await transactions()
    expect(told).toHaveLength(before + 6)
    const newest = new Map(told.slice(0, 6).map((entry: { type: string }) => [entry.type, entry]))
    expect(Object.fromEntries(newest)).toMatchObject({
      load: { amount: 1000, account: { kind: 'wallet' }, payment: 'Visa •••• 1111' },
      sale: { amount: 3650, account: { kind: 'card', faremedia_id: 'card-phone' } },
      autoload: { amount: 2000, account: { faremedia_id: 'card-plastic' } },
      transfer: { amount: 0, moved: 500, other_card: { nickname: 'Blue card' } },
      renewal: { amount: 3650, items_purchased: [{ name: 'Adult 7-Day Pass', quantity: 1 }] },
      payout: { amount: -5250 },
    })
    for (const entry of told) expect(await read('getTransaction', { id: entry.transaction_id })).toEqual(entry)
    expect(faultInBooks(await api.state())).toBeUndefined()
  })

  test('and change the funds of their accounts in the purchases', async () => {
    await send200('loadWallet', { key: 'a', body: { amount: 1000, payment_method_id: 'pay-visa' } })
    await send200('transferFunds', { key: 'b', body: { from_id: 'card-phone', to_id: 'card-plastic', amount: 500 } })
    await buy([line('bus-value-20')], 'card-plastic', undefined, 'c')
    const told = await purchases()
    const of = (type: string) => told.filter((entry: { type: string }) => entry.type === type)
    expect(of('load')[0]).toMatchObject({ usable_from: '2026-11-23T03:00:00.000Z', amount: 0, balance: 1310 })
    expect(of('load')[1]).toMatchObject({ amount: 1000, balance: 5250, charge: { transaction_number: 'L-1' } })
    expect(of('transfer')).toMatchObject([
      { amount: -500, balance: 1850, other_card: { nickname: 'Blue card' } },
      { amount: 500, balance: 1310, other_card: { nickname: 'My phone' } },
    ])
    await api.now('2026-11-24T15:00:00Z')
    expect((await purchases())[0]).toMatchObject({
      ...{ type: 'load', amount: 2000, balance: 3310, date: '2026-11-23T03:00:00.000Z' },
    })
  })

  test('a declined load is a transaction that took nothing, and none of the purchases', async () => {
    await api.reset('declinedCard')
    const [before, bought] = [await transactions(), await purchases()]
    await send('loadWallet', { token, key: 'a', body: { amount: 1000, payment_method_id: 'pay-visa' } })
    const [newest, ...others] = await transactions()
    expect(newest).toMatchObject({ type: 'load', state: 'failed', amount: 0, attempted: 1000 })
    expect(others).toEqual(before)
    expect(await purchases()).toEqual(bought)
    expect((await api.ledger()).at(-1)).toMatchObject({ kind: 'load', state: 'failed', lines: [] })
  })
})
