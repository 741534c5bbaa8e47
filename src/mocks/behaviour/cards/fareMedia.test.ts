import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { now } from '../../../shared/clock'
import { line, refusal, riderToken, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const enter = (card_number = '6030 1234 5678 9012', security_code = '123') => ({ body: { card_number, security_code } })
const token = riderToken
const idsOf = (data: { fare_mediums: { faremedia_id: string }[] }) => data.fare_mediums.map((card) => card.faremedia_id)

test('@FM-12 number and security code give a token for that card alone, for half an hour', async () => {
  const { data } = await send('startCardSession', enter())
  const cardToken = data.card_token as string
  expect(data.fare_medium).toMatchObject({ faremedia_id: 'card-guest', rider_type: 'Adult', status: 'ACTIVE' })
  expect(idsOf((await send('listFareMedia', { cardToken })).data)).toEqual(['card-guest'])
  const rename = { cardToken, body: { nickname: 'Spare' } }
  expect((await send('renameFareMedium', { ...rename, params: { id: 'card-guest' } })).data.nickname).toBe('Spare')
  expect(await refusal('renameFareMedium', { ...rename, params: { id: 'card-phone' } })).toEqual([404, 40404])
  await store.run((state) => (state.clock = now() + 31 * 60_000))
  expect(await refusal('listFareMedia', { cardToken })).toEqual([401, 40100])
})

test('@FM-12 a wrong code and an unknown number are answered alike; five wrong tries close the card for a while', async () => {
  expect(await refusal('startCardSession', enter('6030 0000 0000 0000'))).toEqual([404, 40404])
  for (let tries = 0; tries < 5; tries += 1)
    expect(await refusal('startCardSession', enter(undefined, '999'))).toEqual([404, 40404])
  expect(await refusal('startCardSession', enter())).toEqual([429, 42901])
  await store.run((state) => (state.clock = now() + 16 * 60_000))
  expect((await send('startCardSession', enter())).status).toBe(200)
})

test('@CAT-10 a rider sees all cards of the account, whatever is wrong with them', async () => {
  await api.reset('riderWithTwoCards')
  expect(idsOf((await send('listFareMedia', { token })).data)).toEqual(['card-phone', 'card-plastic'])
  await api.reset('riderWithEveryCard')
  const { fare_mediums } = (await send('listFareMedia', { token })).data
  expect(fare_mediums).toHaveLength(9)
  expect(await refusal('listFareMedia')).toEqual([401, 40100])
})

test('@CAT-09 @PAY-12 a card is sold only what is for its rider, and is not asked who that is', async () => {
  await api.reset('riderWithEveryCard')
  const search = (what: string, more: object) => ({
    token,
    body: {
      return: what,
      sort: [{ field: 'list_priority', order: 'asc' }],
      applied_filters: [{ filter_uuid: 'filter-product', filter_value: 'product-passes' }],
      purchase_type: 'digital',
      ...more,
    },
  })
  const filters = (await send('searchProductsForCard', search('FILTER', { faremedia_id: 'card-youth' }))).data.results
  expect(filters.every((filter: { applied: boolean }) => filter.applied)).toBe(true)
  const found = (await send('searchProductsForCard', search('ENTITY', { faremedia_id: 'card-youth' }))).data.results
  expect(found.length).toBeGreaterThan(3)
  expect(found.map(({ uuid }: { uuid: string }) => uuid).filter((uuid: string) => !uuid.includes('youth'))).toEqual([])
})

test.each([
  ['a pass for another kind of rider', 'card-youth', 'bus-adult-month', 40305],
  ['a blocked card', 'card-lost', 'bus-adult-month', 40304],
  ['a suspended card', 'card-suspended', 'bus-adult-month', 40305],
  ['an expired card', 'card-expired', 'bus-adult-month', 40305],
  ['something physical', 'card-plastic', 'bus-adult-card', 40302],
])('@PAY-12 no order of %s', async (_, faremedia_id, uuid, code) => {
  await api.reset('riderWithEveryCard')
  expect(await refusal('quoteOrder', { token, body: { lines: [line(uuid)], faremedia_id } })).toEqual([403, code])
})

test('@FM-13 a plastic card names the filters that find a card to order in its place, for each rider type', async () => {
  await api.reset('riderWithEveryCard')
  for (const rider of ['rider-adult', 'rider-youth', 'rider-senior']) {
    await store.run(({ fareMedia }) => fareMedia.forEach((card) => (card.rider = rider)))
    const { fare_mediums } = (await send('listFareMedia', { token })).data
    const plastic = fare_mediums.filter(({ type }: { type: string }) => type === 'physical')
    expect(plastic.length).toBeGreaterThan(1)
    for (const { replacement_filters: applied_filters } of plastic) {
      const sort = [{ field: 'list_priority', order: 'asc' }]
      const body = { return: 'ENTITY', sort, purchase_type: 'physical', applied_filters }
      const { results } = (await send('searchProductsForCard', { token, body })).data
      expect(results.length).toBeGreaterThan(0)
      expect(applied_filters).toContainEqual({ filter_uuid: 'filter-rider', filter_value: rider })
      // Nothing is left to choose.
      const { data } = await send('searchProductsForCard', { token, body: { ...body, return: 'FILTER' } })
      expect(data.results.every(({ applied }: { applied: boolean }) => applied)).toBe(true)
    }
    const other = fare_mediums.find(({ type }: { type: string }) => type !== 'physical')
    expect(other.replacement_filters).toBeNull()
  }
})
