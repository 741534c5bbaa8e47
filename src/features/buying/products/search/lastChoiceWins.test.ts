// @vitest-environment jsdom
import { http } from 'msw'
import type { HttpHandler } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { request } from '../../../../api/client'
import { getOrgConfig } from '../../../../api/contract/identity/orgConfig'
import type { SearchBody } from '../../../../api/contract/buying/products'
import { createMockBackend } from '../../../../mocks/node'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { testBackend } from '../../../../testing/portal'
import {
  busTickets,
  isSettled,
  openProducts,
  portalWithProducts,
  searchFor,
  shownUuids,
} from '../../../../testing/buying/productsPage'
import { productsLeft, productsOpened, selectPage } from './productsSlice'
import { fc } from '../../../../testing/chance/property'

describe('leaving the page', () => {
  it.each([
    ['by taking it down', productsLeft()],
    ['by the address', locationChanged({ pathname: '/cart', search: '', hash: '' })],
  ])('@CAT-05 %s ends what is under way', async (_, leave) => {
    const backend = testBackend()
    await backend.delay(20)
    const portal = portalWithProducts()
    portal.store.dispatch(productsOpened(busTickets))
    portal.store.dispatch(leave)
    // This answer arrives later than the cancelled one would.
    await backend.delay(30, 'getOrgConfig')
    await request(getOrgConfig)
    expect(selectPage(portal.store.getState()).name).toBe('closed')
    expect((await backend.calls()).filter((call) => (call.body as SearchBody | null)?.return === 'ENTITY')).toEqual([])
    expect(selectNotices(portal.store.getState())).toEqual([])
  })

  it('@CAT-04 and coming back finds the products at once', async () => {
    testBackend()
    const { portal } = await openProducts(busTickets)
    portal.store.dispatch(productsLeft())
    portal.store.dispatch(productsOpened(busTickets))
    expect(selectPage(portal.store.getState())).toMatchObject({ name: 'showing', isRefreshing: true })
    expect(selectPage(await portal.until(isSettled)).name).toBe('showing')
  })
})

describe('answers out of order', () => {
  it('@CAT-05 the last choice wins, whatever comes when', async () => {
    const { server } = createMockBackend()
    server.listen({ onUnhandledRequest: 'error' })
    onTestFinished(() => server.close())
    const backend = server.listHandlers() as HttpHandler[]
    const service = fc.constantFrom('bus', 'rail', 'ferry')
    const choices = fc.array(fc.tuple(service, fc.nat(3)), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), choices, async (scheduler, chosen) => {
        let arrived = 0
        // Each answer waits until the scheduler releases it. Then the backend's own handler runs.
        const held = http.post('*/anonymous/v3.0/product/search', () => {
          arrived += 1
          return scheduler.schedule(Promise.resolve(undefined))
        })
        server.resetHandlers(held, ...backend)
        const portal = portalWithProducts()
        for (const [service, answers] of chosen) {
          const before = arrived
          portal.store.dispatch(productsOpened(searchFor({}, `service-${service}`, 'rider-adult', 'product-passes')))
          await vi.waitFor(() => expect(arrived).toBeGreaterThan(before), { interval: 1 })
          await scheduler.waitNext(Math.min(answers, scheduler.count()))
        }
        const state = await scheduler.waitFor(portal.until(isSettled))
        const last = chosen.at(-1)?.[0]
        expect(shownUuids(state).map((uuid) => uuid.split('-')[0])).toEqual(shownUuids(state).map(() => last))
        expect(shownUuids(state).length).toBeGreaterThan(0)
        portal.store.dispatch(productsLeft())
        await scheduler.waitIdle()
      }),
      { numRuns: 15 },
    )
  })
})
