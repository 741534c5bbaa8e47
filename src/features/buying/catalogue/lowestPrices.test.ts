// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { createMockBackend } from '../../../mocks/node'
import type { BackendState } from '../../../mocks/state'
import { valueOf } from '../../../shared/remote/remote'
import { testPortal } from '../../../testing/portal'
import { lowestPrices } from './lowestPrices'

const filters = ['bus', 'rail', 'ferry'].map((service) => `filter-service:service-${service}`)

async function read(change: (state: BackendState) => void = () => undefined, fault?: '500') {
  const { server, store, api } = createMockBackend()
  await store.run(change)
  if (fault) await api.fault('searchProductsAsGuest', fault, 1)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const portal = testPortal()
  portal.store.dispatch(lowestPrices.requested(filters))
  const state = await portal.until((now) => lowestPrices.select(now).status === 'loaded')
  const prices = valueOf(lowestPrices.select(state)) ?? {}
  return filters.map((filter) => prices[filter])
}

test('@LAND-01 the lowest price of each service is that of its cheapest product', async () => {
  const { products } = await createMockBackend().api.state()
  const lowest = (service: string) =>
    Math.min(
      ...products
        .filter(({ sold, tags }) => sold && tags.includes(`service-${service}`))
        .map(({ list_price }) => Number(list_price)),
    )
  expect(await read()).toEqual([lowest('bus'), lowest('rail'), lowest('ferry')])
})

test.each<[string, Parameters<typeof read>]>([
  ['the search fails', [undefined, '500']],
  [
    'nothing is sold',
    [({ products }) => products.forEach((product) => (product.sold &&= !product.tags.includes('service-bus')))],
  ],
  ['a product cannot be read', [({ products }) => void Object.assign(products[0] ?? {}, { name: { en: '', fr: '' } })]],
])('@LAND-01 a price that is not known for certain is missing: %s', async (_, [change, fault]) => {
  const [bus, rail, ferry] = await read(change, fault)
  expect(bus).toBeUndefined()
  expect([rail, ferry]).toEqual([350, 725])
})
