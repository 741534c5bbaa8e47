import { isNotFound } from '../../../../api/errors'
import { mayMeet } from './addressFilters'
import { isComplete } from './productsMachine'
import type { ProductsPage } from './productsMachine'

export type ResultsView = 'prompt' | 'placeholders' | 'failed' | 'none' | 'list'

export function resultsView(page: ProductsPage): ResultsView {
  switch (page.name) {
    case 'loadingProducts':
      return 'placeholders'
    // Only the document shows this state, and it knows no filters.
    case 'closed':
      return 'prompt'
    // Most choices lead to another filter, so the prompt stays until products load.
    case 'loadingFilters':
      return expectsProducts(page) ? 'placeholders' : 'prompt'
    case 'choosing':
      return 'prompt'
    case 'filtersFailed':
    case 'productsFailed':
      return 'failed'
    case 'showing':
      return page.list.products.length > 0 ? 'list' : 'none'
  }
}

/** The combination is met, or may be: the address has filters that are not loaded yet. */
export function expectsProducts(page: ProductsPage): boolean {
  if (page.name === 'closed') return false
  if (page.panel) return isComplete(page.panel)
  return page.name === 'loadingFilters' && mayMeet(page.search.applied)
}

/** Filters load, or will once the page has opened. */
export const awaitsFilters = (page: ProductsPage): boolean => page.name === 'closed' || page.name === 'loadingFilters'

/** Checks whether a request will change what is shown. */
export const isBusy = (page: ProductsPage): boolean =>
  page.name === 'loadingFilters' || page.name === 'loadingProducts' || (page.name === 'showing' && page.isRefreshing)

/** One of the choices is no longer offered, so trying again cannot help. */
export const isChoiceGone = (page: ProductsPage): boolean =>
  (page.name === 'filtersFailed' || page.name === 'productsFailed') &&
  page.search.applied.length > 0 &&
  isNotFound(page.error)
