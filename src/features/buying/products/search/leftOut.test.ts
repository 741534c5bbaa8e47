// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { createMockBackend } from '../../../../mocks/node'
import type { BackendState } from '../../../../mocks/state'
import { busPasses, busTickets, openProducts, searchFor, shownUuids } from '../../../../testing/buying/productsPage'
import { hasMore } from './productsMachine'
import { selectPage } from './productsSlice'
import { moreRequested } from './showMore'

/** A backend that violates the contract. */
async function brokenBackend(breakIt: (state: BackendState) => void): Promise<void> {
  const { server, store } = createMockBackend()
  await store.run(breakIt)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
}

const noName = { en: '', fr: '' }
const filterOf = (state: BackendState, uuid: string) => state.filters.find((filter) => filter.uuid === uuid)

test('@CAT-07 products that cannot be read are left out and counted; the rest is sold', async () => {
  await brokenBackend(({ products }) => {
    for (const product of products)
      if (['bus-adult-day', 'bus-adult-week'].includes(product.uuid)) Object.assign(product, { name: noName })
  })
  const { portal, page } = await openProducts(busPasses)
  const left = page.name === 'showing' ? page.list.notShown : 0
  expect(left).toBeGreaterThan(0)
  expect(shownUuids(portal.store.getState())).toHaveLength(12 - left)
  portal.store.dispatch(moreRequested())
  const all = await portal.until((now) => shownUuids(now).length === 14 - left)
  const shown = selectPage(all)
  expect(shown.name === 'showing' && hasMore(shown.list)).toBe(false)
})

test('@CAT-07 a list without any product that can be read is a failure', async () => {
  await brokenBackend(({ products }) => products.forEach((product) => Object.assign(product, { name: noName })))
  expect((await openProducts(busTickets)).page).toMatchObject({ name: 'productsFailed', error: { kind: 'badAnswer' } })
})

test('@CAT-07 a value that cannot be read is left out of its filter and counted', async () => {
  await brokenBackend((state) => Object.assign(filterOf(state, 'filter-service')?.values[0] ?? {}, { uuid: '' }))
  const { page } = await openProducts(searchFor())
  expect(page).toMatchObject({ name: 'choosing', panel: { notShown: 1 } })
})

test('@CAT-07 @CAT-03 no product is sold for a combination of which a filter cannot be read', async () => {
  await brokenBackend((state) => Object.assign(filterOf(state, 'filter-product') ?? {}, { filter_type: 7 }))
  const { page } = await openProducts(searchFor({}, 'service-bus', 'rider-adult'))
  expect(page).toMatchObject({ name: 'filtersFailed', error: { kind: 'badAnswer' } })
})
