import { isComplete } from './productsMachine'
import type { ProductsPage } from './productsMachine'

/** What stands beside the filters. */
export type ResultsView = 'prompt' | 'placeholders' | 'failed' | 'none' | 'list'

export function resultsView(page: ProductsPage): ResultsView {
  switch (page.name) {
    case 'closed':
    case 'loadingProducts':
      return 'placeholders'
    case 'loadingFilters': {
      // Most choices lead to a further one: the prompt stays until products are really on the way.
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

/** Something is on the way that will change what is shown. */
export const isBusy = (page: ProductsPage): boolean =>
  page.name === 'loadingFilters' || page.name === 'loadingProducts' || (page.name === 'showing' && page.isRefreshing)
