import type { ApiError, Result } from '../../api/errors'
import type { DescribedFilter, Filter, Product } from '../../api/contract/products'
import { isSameRoute, isSameSearch } from './addressFilters'
import type { Search } from './addressFilters'

/** The filters that the backend offers for what is applied, and what it says of the applied ones. */
export interface Panel {
  filters: Filter[]
  described: DescribedFilter[]
}

/** The products of some pages, in the backend's order. */
export interface Found {
  products: Product[]
  /** Null where the backend does not count. */
  total: number | null
  pages: number
  /** A full last page: there may be more even if nobody counts. */
  isLastFull: boolean
}

export interface ProductList extends Found {
  more: 'idle' | 'loading' | 'failed'
  /** Why more could not be had when they were last asked for. */
  moreError?: ApiError
}

/** Every question to the backend has a number; an answer to an earlier one changes nothing (CAT-05). */
interface Asked {
  request: number
}
interface Open extends Asked {
  search: Search
}

/** The products page (CAT-02). The filters stay in every state once they are known, so that they never vanish. */
export type ProductsPage =
  /** Not on the screen; `last` is what Back finds again. */
  | ({ name: 'closed'; last: Showing | null } & Asked)
  | ({ name: 'loadingFilters'; panel: Panel | null } & Open)
  | ({ name: 'filtersFailed'; panel: Panel | null; error: ApiError } & Open)
  /** Something is still to be chosen. */
  | ({ name: 'choosing'; panel: Panel } & Open)
  /** The filter combination is met. */
  | ({ name: 'loadingProducts'; panel: Panel } & Open)
  | ({ name: 'productsFailed'; panel: Panel; error: ApiError } & Open)
  | Showing

export interface Showing extends Open {
  name: 'showing'
  panel: Panel
  list: ProductList
  /** The same is asked again (language, session, return to the page), with the products left in place meanwhile. */
  isRefreshing: boolean
}

export interface Answered<T> {
  request: number
  result: Result<T>
}

export const initialPage: ProductsPage = { name: 'closed', request: 0, last: null }

/** "Filter combination met": nothing is left to choose (decision 83). */
export const isComplete = (panel: Panel): boolean => panel.filters.every((filter) => filter.applied)

export const askedSearch = (page: ProductsPage): Search | undefined =>
  page.name === 'closed' ? undefined : page.search

export const panelOf = (page: ProductsPage): Panel | null => (page.name === 'closed' ? null : page.panel)

export const hasMore = ({ products, total, isLastFull }: ProductList): boolean =>
  total === null ? isLastFull : products.length < total

/** The address asks for this. The same again, and Back to what was left, is a refresh. */
export function opened(page: ProductsPage, search: Search): ProductsPage {
  const before = page.name === 'closed' ? page.last : page
  if (before && isSameSearch(before.search, search)) return asked({ ...before, request: page.request })
  const panel = before && isSameRoute(before.search, search) ? before.panel : null
  return { name: 'loadingFilters', request: page.request + 1, search, panel }
}

/** Language or visitor changed: the same is asked again; what was kept for Back is of no use any more. */
export function outdated(page: ProductsPage): ProductsPage {
  return page.name === 'closed' ? { ...page, last: null } : asked(page)
}

/** "Try again", or the connection is back: whatever is missing is asked for. */
export function retried(page: ProductsPage): ProductsPage {
  const isMissing = page.name !== 'closed' && page.name !== 'choosing' && page.name !== 'showing'
  return isMissing ? asked(page) : page
}

export function left(page: ProductsPage): ProductsPage {
  if (page.name === 'closed') return page
  return { name: 'closed', request: page.request, last: page.name === 'showing' ? settled(page) : null }
}

export function filtersAnswered(page: ProductsPage, { request, result }: Answered<Panel>): ProductsPage {
  const isAwaited = page.name === 'loadingFilters' || (page.name === 'showing' && page.isRefreshing)
  if (!isAwaited || page.request !== request) return page
  const { search } = page
  if (!result.ok) return { name: 'filtersFailed', request, search, panel: page.panel, error: result.error }
  const panel = result.value
  if (!isComplete(panel)) return { name: 'choosing', request, search, panel }
  return page.name === 'showing' ? { ...page, panel } : { name: 'loadingProducts', request, search, panel }
}

export function productsAnswered(page: ProductsPage, { request, result }: Answered<Found>): ProductsPage {
  const isAwaited = page.name === 'loadingProducts' || (page.name === 'showing' && page.isRefreshing)
  if (!isAwaited || page.request !== request) return page
  const { search, panel } = page
  if (!result.ok) return { name: 'productsFailed', request, search, panel, error: result.error }
  const found = result.value
  const list: ProductList = { ...found, products: unique(found.products), more: 'idle' }
  return { name: 'showing', request, search, panel, list, isRefreshing: false }
}

export function moreRequested(page: ProductsPage): ProductsPage {
  if (page.name !== 'showing' || page.isRefreshing || !hasMore(page.list)) return page
  return { ...page, list: { ...page.list, more: 'loading' } }
}

export function moreAnswered(page: ProductsPage, { request, result }: Answered<Found>): ProductsPage {
  if (page.name !== 'showing' || page.request !== request || page.list.more !== 'loading') return page
  const { list } = page
  if (!result.ok) return { ...page, list: { ...list, more: 'failed', moreError: result.error } }
  const products = unique([...list.products, ...result.value.products])
  // A page that brings nothing new is the end, whatever the backend counts.
  const total = products.length === list.products.length ? products.length : result.value.total
  return { ...page, list: { ...result.value, products, total, more: 'idle' } }
}

function asked(page: Exclude<ProductsPage, { name: 'closed' }>): ProductsPage {
  const request = page.request + 1
  if (page.name === 'showing') return { ...settled(page), request, isRefreshing: true }
  return { name: 'loadingFilters', request, search: page.search, panel: page.panel }
}

/** Without whatever was under way. */
function settled(page: Showing): Showing {
  return { ...page, isRefreshing: false, list: { ...page.list, more: 'idle' } }
}

/** Pages overlap when products are added to the list meanwhile. */
function unique(products: Product[]): Product[] {
  return [...new Map(products.map((product) => [product.uuid, product])).values()]
}
