// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { SearchBody } from '../../../../api/contract/buying/products'
import { connectionRetried, selectAnnouncement, selectNotices } from '../../../../shared/notices/noticesSlice'
import { cartLine } from '../../../../testing/buying/cartLines'
import { testBackend } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import {
  busPasses,
  busTickets,
  isSettled,
  openProducts,
  portalWithProducts,
  searchFor,
  shownUuids,
} from '../../../../testing/buying/productsPage'
import { productAdded } from '../../cart'
import { selectPurchaseType } from '../../../cards/fareMedia'
import { guestStarted } from '../../../identity/session'
import { languageChanged } from '../../../identity/settings'
import { offerIn } from './offer'
import { productsOpened, searchRetried, selectPage, selectTimesAdded } from './productsSlice'
import { moreRequested } from './showMore'

describe('searching', () => {
  it('@CAT-03 asks for filters, and for products once none is left to choose', async () => {
    const backend = testBackend()
    const { portal, page } = await openProducts(searchFor())
    expect(page).toMatchObject({ name: 'choosing', panel: { filters: [{ uuid: 'filter-service', applied: false }] } })
    const told = await portal.until((now) => selectAnnouncement(now) !== null)
    expect(selectAnnouncement(told)?.text).toEqual({ key: 'products:announce.next', values: { name: 'Service' } })
    portal.store.dispatch(productsOpened(busPasses))
    const state = await portal.until((now) => selectPage(now).name === 'showing')
    expect(shownUuids(state)).toHaveLength(12)
    expect(shownUuids(state)[0]).toBe('bus-adult-day')
    const bodies = (await backend.calls()).map((call) => call.body as SearchBody)
    expect(bodies.map((body) => body.return)).toEqual(['FILTER', 'FILTER', 'ENTITY'])
    expect(bodies[2]).toEqual({
      return: 'ENTITY',
      sort: [{ field: 'list_priority', order: 'asc' }],
      applied_filters: busPasses.applied,
      row_count: 12,
      page: 1,
    })
  })

  it('@CAT-03 @CAT-05 brings further products on demand and says how many are shown', async () => {
    testBackend()
    const { portal } = await openProducts(busPasses)
    portal.store.dispatch(moreRequested())
    portal.store.dispatch(moreRequested())
    const state = await portal.until((now) => shownUuids(now).length === 14)
    expect(new Set(shownUuids(state)).size).toBe(14)
    const told = await portal.until((now) => selectAnnouncement(now)?.text.key === 'products:announce.shownOf')
    expect(selectAnnouncement(told)?.text.values).toEqual({ count: 14, total: 14 })
  })

  it('@CAT-03 keeps the further products through a change of language', async () => {
    const backend = testBackend()
    const { portal } = await openProducts(busPasses)
    portal.store.dispatch(moreRequested())
    await portal.until((now) => shownUuids(now).length === 14)
    portal.store.dispatch(languageChanged('fr'))
    expect(shownUuids(portal.store.getState())).toHaveLength(14)
    const page = selectPage(await portal.until(isSettled))
    expect(page).toMatchObject({ name: 'showing', list: { products: { length: 14 } } })
    expect(page.name === 'showing' && page.list.products[0]?.name).toBe('Laissez-passer d’un jour, adulte')
    expect((await backend.calls()).at(-1)?.headers['accept-language']).toBe('fr')
  })

  it.each([
    ['visitor', 'searchProductsAsGuest'],
    ['guestWithCard', 'searchProductsAsGuest'],
    ['riderSignedIn', 'searchProducts'],
  ] as const)('@CAT-09 as %s calls %s', async (scenario, name) => {
    const backend = testBackend(scenario)
    await openProducts(busTickets)
    expect((await backend.calls()).map((call) => call.name)).toEqual([name, name])
  })

  it.each(['visitor', 'guestWithCard', 'riderWithTwoCards'] as const)(
    '@CAT-09 in transit mode as %s asks the transit service, with the card that is kept',
    async (scenario) => {
      const backend = testBackend(scenario)
      window.localStorage.setItem('faremedia_id', 'card-1')
      const { portal } = await openProducts(searchFor({ passType: 'physical' }))
      expect((await backend.calls()).map((call) => [call.name, call.body])).toMatchObject([
        ['searchProductsForCard', { purchase_type: 'physical', faremedia_id: 'card-1' }],
      ])
      expect(selectPurchaseType(portal.store.getState())).toBe('physical')
      await openProducts(searchFor(), portal)
      expect(selectPurchaseType(portal.store.getState())).toBeNull()
    },
  )

  it('@CAT-09 asks again when the visitor changes', async () => {
    const backend = testBackend()
    const { portal } = await openProducts(busTickets)
    portal.store.dispatch(guestStarted())
    expect(selectPage(portal.store.getState())).toMatchObject({ name: 'showing', isRefreshing: true })
    await portal.until(isSettled)
    expect(await backend.calls()).toHaveLength(4)
  })
})

describe('the service type of the route', () => {
  it('@CAT-08 is looked up once, stored, and sent before the other filters', async () => {
    const backend = testBackend()
    const { portal, page } = await openProducts(searchFor({ serviceType: 'BUS' }))
    expect(page).toMatchObject({ name: 'choosing', panel: { filters: [{ uuid: 'filter-rider' }] } })
    expect(window.localStorage.getItem('service_config_uuid')).toBe('service-bus')
    await openProducts(searchFor({ serviceType: 'BUS' }, 'rider-adult'), portal)
    const calls = await backend.calls()
    expect(calls.map((call) => call.name)).toEqual(['getOrgConfig', 'searchProductsAsGuest', 'searchProductsAsGuest'])
    expect((calls[2]?.body as SearchBody).applied_filters).toEqual([
      { filter_uuid: 'service_config_uuid', filter_value: 'service-bus' },
      { filter_uuid: 'filter-rider', filter_value: 'rider-adult' },
    ])
  })

  it('@CAT-08 that the operator does not have leads to all products, with a word', async () => {
    testBackend()
    const portal = portalWithProducts()
    portal.store.dispatch(productsOpened(searchFor({ serviceType: 'tram' })))
    await vi.waitFor(() => expect(portal.visited).toEqual(['/products']))
    expect(selectNotices(portal.store.getState())[0]?.text.key).toBe('products:serviceNotOffered')
  })

  it('@CAT-08 @CAT-07 that cannot be looked up is an error with a retry', async () => {
    const backend = testBackend()
    await backend.fault('getOrgConfig', '500', 1)
    const { portal, page } = await openProducts(searchFor({ serviceType: 'bus' }))
    expect(page.name).toBe('filtersFailed')
    portal.store.dispatch(searchRetried())
    expect(selectPage(await portal.until(isSettled)).name).toBe('choosing')
  })
})

describe('a search that fails', () => {
  it.each(['500', '401', '429', '50020', 'malformed', 'html', 'empty', 'wrongShape', 'offline'] as const)(
    '@CAT-07 by %s is an error state with a retry',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('searchProductsAsGuest', kind, 1)
      const { portal, page } = await openProducts(busTickets)
      expect(page.name).toBe('filtersFailed')
      portal.store.dispatch(kind === 'offline' ? connectionRetried() : searchRetried())
      expect(selectPage(await portal.until(isSettled)).name).toBe('showing')
    },
  )

  it.each([
    ['500', 'showing', ['shared:notNewest']],
    ['html', 'showing', ['shared:notNewest']],
    ['offline', 'showing', []],
    ['50020', 'filtersFailed', []],
  ] as const)('@CAT-07 by %s for another language leaves %s', async (kind, name, notices) => {
    const backend = testBackend()
    const { portal } = await openProducts(busTickets)
    const before = shownUuids(portal.store.getState())
    await backend.fault('searchProductsAsGuest', kind, 1)
    portal.store.dispatch(languageChanged('fr'))
    const state = await portal.until(isSettled)
    expect(selectPage(state).name).toBe(name)
    await settled()
    expect(selectNotices(portal.store.getState()).map(({ text }) => text.key)).toEqual(notices)
    if (name === 'showing') expect(shownUuids(state)).toEqual(before)
    portal.store.dispatch(connectionRetried())
    const page = selectPage(await portal.until(isSettled))
    expect(page.name === 'showing' && page.list.products[0]?.name).toMatch(/adulte/)
  })

  it('@CAT-09 for another visitor leaves nothing of the one before', async () => {
    const backend = testBackend()
    const { portal } = await openProducts(busTickets)
    await backend.fault('searchProductsAsGuest', '500', 1)
    portal.store.dispatch(guestStarted())
    expect(selectPage(await portal.until(isSettled)).name).toBe('filtersFailed')
  })

  it('@CAT-07 at the products keeps the filters', async () => {
    const backend = testBackend()
    const { portal } = await openProducts(searchFor({}, 'service-bus', 'rider-adult'))
    await backend.fault('searchProductsAsGuest', '500')
    portal.store.dispatch(productsOpened(busTickets))
    const page = selectPage(await portal.until((now) => selectPage(now).name === 'filtersFailed'))
    expect(page).toMatchObject({ panel: { filters: [{}, {}, {}] } })
  })

  it('@CAT-07 because a filter does not exist tells its code', async () => {
    testBackend()
    const { page } = await openProducts(searchFor({}, 'service-zeppelin'))
    expect(page).toMatchObject({ name: 'filtersFailed', error: { kind: 'business', errors: [{ code: 40404 }] } })
  })

  it('@CAT-07 for further products leaves those that are there', async () => {
    const backend = testBackend()
    const { portal } = await openProducts(busPasses)
    await backend.fault('searchProductsAsGuest', '500', 1)
    portal.store.dispatch(moreRequested())
    const failed = await portal.until((now) => {
      const page = selectPage(now)
      return page.name === 'showing' && page.list.more === 'failed'
    })
    expect(shownUuids(failed)).toHaveLength(12)
    portal.store.dispatch(moreRequested())
    await portal.until((now) => shownUuids(now).length === 14)
  })
})

describe('for the cart', () => {
  it('@CART-04 tells what led to the products, in words and with the ends of the journey', async () => {
    testBackend()
    const journey = [
      { filter_uuid: 'filter-rail-origin', filter_value: 'station-harbourfront' },
      { filter_uuid: 'filter-rail-destination', filter_value: 'station-airport' },
    ]
    const rail = searchFor({}, 'service-rail', 'rider-adult', 'product-tickets')
    const { portal } = await openProducts({ ...rail, applied: [...rail.applied, ...journey] })
    const offer = offerIn(portal.store.getState())
    expect(offer.names.map(({ name }) => name)).toEqual(['Rail', 'Adult', 'Tickets'])
    expect(offer.described).toMatchObject([{}, {}, {}, { type: 'Origin', long_name: { en: 'Harbourfront' } }, {}])
  })

  it('@CART-03 counts how often a product was added, whatever its uuid is', () => {
    testBackend()
    const { store } = portalWithProducts()
    for (const uuid of ['a', 'a', 'constructor']) {
      const added = cartLine({ uuid })
      store.dispatch(productAdded({ lines: [added], added }))
    }
    const times = (uuid: string) => selectTimesAdded(store.getState(), uuid)
    expect([times('a'), times('constructor'), times('toString')]).toEqual([2, 1, 0])
  })
})
