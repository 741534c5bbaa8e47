import { isComplete } from './productsMachine'
import type { ProductsPage } from './productsMachine'

/** What the right side of the page shows. */
export type ResultsView = 'prompt' | 'placeholders' | 'failed' | 'none' | 'list'

export function resultsView(page: ProductsPage): ResultsView {
  switch (page.name) {
    case 'closed':
    case 'loadingProducts':
      return 'placeholders'
    case 'loadingFilters': {
      // Most choices lead to a further filter, so the prompt stays until products are loading.
      const expectsProducts = page.panel ? isComplete(page.panel) : page.search.applied.length > 0
      return expectsProducts ? 'placeholders' : 'prompt'
    }
    case 'choosing':
      return 'prompt'
    case 'filtersFailed':
    case 'productsFailed':
      return 'failed'
    case 'showing':
      return page.list.products.length > 0 ? 'list' : 'none'
  }
}

/** Returns whether a request is running that will change the shown content. */
export const isBusy = (page: ProductsPage): boolean =>
  page.name === 'loadingFilters' || page.name === 'loadingProducts' || (page.name === 'showing' && page.isRefreshing)
