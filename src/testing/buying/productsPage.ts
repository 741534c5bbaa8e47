import type { Search } from '../../features/buying/products/search/addressFilters'
import '../../features/buying/products/search/searchFlow'
import { productsOpened, selectPage } from '../../features/buying/products/search/productsSlice'
import { isBusy } from '../../features/buying/products/search/resultsView'
import type { RootState } from '../../shared/store'
import { testPortal } from '../portal'

/** Returns a search in the mock backend's catalogue, where a value's uuid begins with the name of its filter. */
export const searchFor = (given: Partial<Search> = {}, ...values: string[]): Search => ({
  serviceType: null,
  passType: null,
  applied: values.map((value) => ({ filter_uuid: `filter-${value.split('-')[0]}`, filter_value: value })),
  ...given,
})

/** 14 products, so that there is a second page. */
export const busPasses = searchFor({}, 'service-bus', 'rider-adult', 'product-passes')
export const busTickets = searchFor({}, 'service-bus', 'rider-adult', 'product-tickets')

export function portalWithProducts(options: Parameters<typeof testPortal>[0] = {}) {
  const portal = testPortal(options)
  return portal
}

export const isSettled = (state: RootState) => selectPage(state).name !== 'closed' && !isBusy(selectPage(state))

/** Opens the page with a search and waits until no request is under way. */
export async function openProducts(wanted: Search, portal = portalWithProducts()) {
  portal.store.dispatch(productsOpened(wanted))
  return { portal, page: selectPage(await portal.until(isSettled)) }
}

export function shownUuids(state: RootState): string[] {
  const page = selectPage(state)
  return page.name === 'showing' ? page.list.products.map((product) => product.uuid) : []
}
