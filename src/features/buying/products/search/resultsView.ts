import { mayMeet } from './addressFilters'
import { isComplete } from './productsMachine'
import type { ProductsPage } from './productsMachine'

/** What the right side of the page shows. */
export type ResultsView = 'prompt' | 'placeholders' | 'failed' | 'none' | 'list'

export function resultsView(page: ProductsPage): ResultsView {
  switch (page.name) {
    case 'loadingProducts':
      return 'placeholders'
    // The page opens before it is painted. Only its document shows this state, and knows no filters.
    case 'closed':
      return 'prompt'
    // Most choices lead to a further filter, so the prompt stays until products are loading.
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

/** Returns whether the combination is met, or may be: the address has filters that are not loaded yet. */
export function expectsProducts(page: ProductsPage): boolean {
  if (page.name === 'closed') return false
  if (page.panel) return isComplete(page.panel)
  return page.name === 'loadingFilters' && mayMeet(page.search.applied)
}

/** Returns whether the filters are loading, or will load once the page has opened. */
export const awaitsFilters = (page: ProductsPage): boolean => page.name === 'closed' || page.name === 'loadingFilters'

/** Returns whether a request is running that will change the shown content. */
export const isBusy = (page: ProductsPage): boolean =>
  page.name === 'loadingFilters' || page.name === 'loadingProducts' || (page.name === 'showing' && page.isRefreshing)
