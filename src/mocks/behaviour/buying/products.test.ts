import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, riderToken, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server } = createMockBackend('riderSignedIn')
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const service = (value: string) => ({ filter_uuid: 'filter-service', filter_value: `service-${value}` })
const rider = (value: string) => ({ filter_uuid: 'filter-rider', filter_value: `rider-${value}` })
const kind = (value: string) => ({ filter_uuid: 'filter-product', filter_value: `product-${value}` })
const end = (which: string, value: string) => ({
  filter_uuid: `filter-rail-${which}`,
  filter_value: `station-${value}`,
})
const level = (value: string) => ({ filter_uuid: 'service_config_uuid', filter_value: `service-${value}` })

const call = (what: string, applied_filters: object[], more: object = {}) => ({
  body: { return: what, sort: [{ field: 'list_priority', order: 'asc' }], applied_filters, ...more },
})
interface Offered {
  uuid: string
  applied: boolean
  values: { uuid: string }[]
}

async function filters(applied: object[]): Promise<string[]> {
  const { data } = await send('searchProductsAsGuest', call('FILTER', applied))
  return data.results.map((filter: Offered) => `${filter.uuid}${filter.applied ? ' applied' : ''}`)
}

async function products(applied: object[], more: object = {}) {
  const { data } = await send('searchProductsAsGuest', call('ENTITY', applied, more))
  return { uuids: data.results.map((product: Offered) => product.uuid), page: data.page, total: data.total }
}

const railTicket = [service('rail'), rider('adult'), kind('tickets')]

test.each([
  ['nothing', [], ['filter-service']],
  ['a service', [service('bus')], ['filter-service applied', 'filter-rider']],
  [
    'a bus ticket, which is complete',
    [service('bus'), rider('adult'), kind('tickets')],
    ['filter-service applied', 'filter-rider applied', 'filter-product applied'],
  ],
  [
    'a train ticket, which has a journey',
    railTicket,
    ['filter-service applied', 'filter-rider applied', 'filter-product applied', 'filter-rail-origin'],
  ],
  ['a service level in place of the service', [level('rail')], ['filter-rider']],
])('filters that matter for %s', async (_, applied, expected) => {
  expect(await filters(applied)).toEqual(expected)
})

test('a destination is never the origin', async () => {
  const applied = [...railTicket, end('origin', 'airport')]
  const { data } = await send('searchProductsAsGuest', call('FILTER', applied))
  const destination = data.results.at(-1)
  expect([destination.uuid, destination.applied]).toEqual(['filter-rail-destination', false])
  expect(destination.values.map((value: Offered) => value.uuid)).not.toContain('station-airport')
  expect(await refusal('searchProductsAsGuest', call('FILTER', [...applied, end('destination', 'airport')]))).toEqual([
    404, 40404,
  ])
  const complete = await filters([...applied, end('destination', 'harbourfront')])
  expect(complete).toHaveLength(5)
  expect(complete.every((filter) => filter.endsWith('applied'))).toBe(true)
})

test('applied filters are described with their names', async () => {
  const { data } = await send('searchProductsAsGuest', call('ENTITY', [service('bus'), rider('youth')]))
  expect(data.applied_filters).toEqual([
    { ...service('bus'), type: 'Service', long_name: { en: 'Bus', fr: 'Autobus' } },
    { ...rider('youth'), type: 'Rider', long_name: { en: 'Youth', fr: 'Jeune' } },
  ])
})

test.each([[[{ filter_uuid: 'nobody', filter_value: 'knows' }]], [[service('tram')]], [[level('tram')]]])(
  'an unknown filter or value is refused: %j',
  async (applied) => {
    expect(await refusal('searchProductsAsGuest', call('ENTITY', applied))).toEqual([404, 40404])
  },
)

test('products come by the page, in order', async () => {
  const combination = [service('bus'), rider('adult'), kind('passes')]
  const first = await products(combination)
  const second = await products(combination, { page: 2 })
  expect([first.uuids.length, second.uuids.length, first.total]).toEqual([12, 2, 14])
  expect(first.uuids[0]).toBe('bus-adult-day')
  expect((await products([service('ferry'), rider('senior'), kind('passes')])).total).toBe(0)
})

test('a cart is refreshed by its uuids, without what is no longer sold', async () => {
  const keyword_search = ['bus-adult-single', 'bus-adult-transfer', 'ferry-adult-crossing']
  expect((await products([], { keyword_search })).uuids.sort()).toEqual(['bus-adult-single', 'ferry-adult-crossing'])
})

test('a fare card is offered only what fits its kind of purchase', async () => {
  const found = async (purchase_type: string) =>
    (await send('searchProductsForCard', call('ENTITY', [], { purchase_type, row_count: 100 }))).data.results
  const physical = await found('physical')
  const digital = await found('digital')
  expect(physical.every((product: { sub_type: string }) => product.sub_type === 'PHYSICAL_PASS')).toBe(true)
  expect(digital.some((product: { sub_type: string }) => product.sub_type === 'PHYSICAL_PASS')).toBe(false)
  const { data } = await send('searchProductsForCard', call('FILTER', [kind('passes')], { purchase_type: 'digital' }))
  expect(data.results.map((filter: Offered) => filter.uuid)).toEqual([
    'filter-service',
    'filter-product',
    'filter-rider',
  ])
})

test('a fare card’s list holds all services until one is chosen', async () => {
  const services = async (applied: object[]) => {
    const { data } = await send(
      'searchProductsForCard',
      call('ENTITY', applied, { purchase_type: 'digital', row_count: 100 }),
    )
    return new Set(data.results.map((product: { service: { en: string } }) => product.service.en))
  }
  expect(await services([])).toEqual(new Set(['Bus', 'Rail', 'Ferry']))
  expect(await services([service('ferry')])).toEqual(new Set(['Ferry']))
  expect(await services([level('rail')])).toEqual(new Set(['Rail']))
})

test.each<[string | undefined, string[]]>([
  // The ferry line's card, and the operator's own.
  ['card-plastic', ['Ferry']],
  ['card-phone', ['Rail', 'Bus']],
  [undefined, []],
])('@CAT-03 for the card %s what %j sell comes first, each part in its order, over all pages', async (card, own) => {
  interface Found {
    uuid: string
    service: { en: string }
  }
  const found = async (more: object): Promise<Found[]> => {
    const sent = call('ENTITY', [kind('passes'), rider('adult')], { purchase_type: 'digital', ...more })
    return (await send('searchProductsForCard', { ...sent, token: riderToken })).data.results
  }
  const uuids = (products: Found[]) => products.map(({ uuid }) => uuid)
  const isOwn = ({ service }: Found) => own.includes(service.en)
  const byPriority = await found({ row_count: 100 })
  const expected = [...byPriority.filter(isOwn), ...byPriority.filter((product) => !isOwn(product))]
  const [first, second] = [await found({ faremedia_id: card }), await found({ faremedia_id: card, page: 2 })]
  expect(first).toHaveLength(12)
  expect(uuids([...first, ...second])).toEqual(uuids(expected))
})

test('texts come in the language asked for, English for all others', async () => {
  const name = async (language: string) =>
    (await send('searchProductsAsGuest', { ...call('ENTITY', [service('bus')]), language })).data.results[0].name
  expect(await name('fr-CA')).toBe('Passage simple, adulte')
  expect(await name('nl')).toBe('Adult Single Ride')
})

test('the catalogue is wide enough for the stories', async () => {
  const { state } = createMockBackend().api
  const catalogue = (await state()).products
  expect(catalogue.length).toBeGreaterThanOrEqual(48)
  expect(new Set(catalogue.map((product) => product.uuid)).size).toBe(catalogue.length)
  expect(catalogue.filter((product) => typeof product.list_price === 'string').map(({ uuid }) => uuid)).toEqual([
    'bus-adult-single',
  ])
  expect(catalogue.every((product) => product.long_description.fr.includes('\r\n'))).toBe(true)
})
