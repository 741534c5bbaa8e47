import { isNotFound } from '../../../../api/errors'
import type { ApiError, Result } from '../../../../api/errors'
import type { DescribedFilter, Filter, Product } from '../../../../api/contract/buying/products'
import { isSameRoute, isSameSearch } from './addressFilters'
import type { Search } from './addressFilters'

export interface Panel {
  filters: Filter[]
  described: DescribedFilter[]
  /** How many violate the contract. */
  notShown: number
}

export interface Found {
  products: Product[]
  /** How many violate the contract. */
  notShown: number
  /** Null if the backend tells no total. */
  total: number | null
  pages: number
  /** More may follow, even without a total. */
  isLastFull: boolean
}

export interface ProductList extends Found {
  more: 'idle' | 'loading' | 'failed'
  moreError?: ApiError
}

/** The answer to an earlier request changes nothing (CAT-05). */
interface Asked {
  request: number
}
interface Open extends Asked {
  search: Search
}

/** The states of the page (CAT-02). Every state has the known filters, so that they never disappear. */
export type ProductsPage =
  /** The page is not shown; Back restores `last`. */
  | ({ name: 'closed'; last: Showing | null } & Asked)
  | ({ name: 'loadingFilters'; panel: Panel | null } & Open)
  | ({ name: 'filtersFailed'; panel: Panel | null; error: ApiError } & Open)
  | ({ name: 'choosing'; panel: Panel } & Open)
  | ({ name: 'loadingProducts'; panel: Panel } & Open)
  | ({ name: 'productsFailed'; panel: Panel; error: ApiError } & Open)
  | Showing

export interface Showing extends Open {
  name: 'showing'
  panel: Panel
  list: ProductList
  /** The search runs again for a language, a session or a return; the old products stay. */
  isRefreshing: boolean
  /** The last refresh failed, and the old products stay (decision 128). */
  isStale: boolean
  /** The products were found for another visitor or, maybe, another fare card. They go if the refresh fails. */
  mayBeOthers: boolean
}

export interface Answered<T> {
  request: number
  result: Result<T>
}

export const initialPage: ProductsPage = { name: 'closed', request: 0, last: null }

/** Checks for a met combination: no filter is left to choose (decision 83). */
export const isComplete = (panel: Panel): boolean => panel.filters.every((filter) => filter.applied)

export const askedSearch = (page: ProductsPage): Search | undefined =>
  page.name === 'closed' ? undefined : page.search

export const panelOf = (page: ProductsPage): Panel | null => (page.name === 'closed' ? null : page.panel)

export const hasMore = ({ products, notShown, total, isLastFull }: ProductList): boolean =>
  total === null ? isLastFull : products.length + notShown < total

/** The URL asks for a search. The same one again, and Back, are a refresh. `shown`: filters that show already. */
export function opened(page: ProductsPage, search: Search, shown: Panel | null = null): ProductsPage {
  const before = page.name === 'closed' ? page.last : page
  if (before && isSameSearch(before.search, search)) {
    const again = asked({ ...before, request: page.request })
    const hasOwnCard = page.name === 'closed' && search.passType !== null
    return again.name === 'showing' && hasOwnCard ? { ...again, mayBeOthers: true } : again
  }
  const panel = before && isSameRoute(before.search, search) ? before.panel : shown
  return { name: 'loadingFilters', request: page.request + 1, search, panel }
}

/** Language or visitor has changed: the search runs again, without what Back stored. */
export function outdated(page: ProductsPage, changed: 'language' | 'visitor'): ProductsPage {
  if (page.name === 'closed') return { ...page, last: null }
  const again = asked(page)
  return again.name === 'showing' && changed === 'visitor' ? { ...again, mayBeOthers: true } : again
}

export function retried(page: ProductsPage): ProductsPage {
  if (page.name === 'closed' || page.name === 'choosing') return page
  const isMissing = page.name !== 'showing' || (page.isStale && !page.isRefreshing)
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
  if (!result.ok)
    return (
      kept(page, result.error) ?? { name: 'filtersFailed', request, search, panel: page.panel, error: result.error }
    )
  const panel = result.value
  if (!isComplete(panel)) return { name: 'choosing', request, search, panel }
  return page.name === 'showing' ? { ...page, panel } : { name: 'loadingProducts', request, search, panel }
}

export function productsAnswered(page: ProductsPage, { request, result }: Answered<Found>): ProductsPage {
  const isAwaited = page.name === 'loadingProducts' || (page.name === 'showing' && page.isRefreshing)
  if (!isAwaited || page.request !== request) return page
  const { search, panel } = page
  if (!result.ok)
    return kept(page, result.error) ?? { name: 'productsFailed', request, search, panel, error: result.error }
  const found = result.value
  const list: ProductList = { ...found, products: unique(found.products), more: 'idle' }
  return { name: 'showing', request, search, panel, list, isRefreshing: false, isStale: false, mayBeOthers: false }
}

/** Returns the page with the list that stays although it could not be read again, also in an earlier language. */
function kept(page: ProductsPage, error: ApiError): Showing | undefined {
  const isRefused = error.kind === 'business' || isNotFound(error)
  if (page.name !== 'showing' || page.mayBeOthers || isRefused) return undefined
  return { ...settled(page), isStale: true }
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
  // A page with nothing new is the last, whatever the total.
  const total = products.length === list.products.length ? products.length : result.value.total
  const notShown = list.notShown + result.value.notShown
  return { ...page, list: { ...result.value, products, notShown, total, more: 'idle' } }
}

function asked(page: Exclude<ProductsPage, { name: 'closed' }>): ProductsPage {
  const request = page.request + 1
  if (page.name === 'showing') return { ...settled(page), request, isRefreshing: true }
  return { name: 'loadingFilters', request, search: page.search, panel: page.panel }
}

function settled(page: Showing): Showing {
  return { ...page, isRefreshing: false, list: { ...page.list, more: 'idle' } }
}

/** Pages overlap when the operator adds products meanwhile. */
function unique(products: Product[]): Product[] {
  return [...new Map(products.map((product) => [product.uuid, product])).values()]
}
