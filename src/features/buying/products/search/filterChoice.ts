import type { Filter } from '../../../../api/contract/buying/products'
import { appliedTo, describedValue } from './foundFilters'
import { panelOf } from './productsMachine'
import type { ProductsPage } from './productsMachine'

export interface ChosenFilter {
  filterUuid: string
  name: string
}

/** Returns a uuid; undefined if nothing is chosen yet. */
export function chosenValue(page: ProductsPage, filter: Filter): string | undefined {
  if (page.name === 'closed') return undefined
  const wanted = appliedTo(filter, page.search.applied)
  // While filters load, the applied ones belong to the previous choice.
  return wanted || page.name === 'loadingFilters' ? wanted : describedValue(filter, page.panel)
}

/** Returns filters in their order, without those whose names are unknown. */
export function chosenFilters(page: ProductsPage): ChosenFilter[] {
  if (page.name === 'closed') return []
  const filters = page.panel?.filters ?? []
  return page.search.applied.flatMap(({ filter_uuid, filter_value }) => {
    const filter = filters.find((entry) => entry.uuid === filter_uuid)
    const name = filter && nameOf(filter, filter_value)
    return name ? [{ filterUuid: filter_uuid, name }] : []
  })
}

/** Returns names in the filters' order. */
export function chosenNames(page: ProductsPage): string[] {
  const filters = panelOf(page)?.filters ?? []
  return filters.flatMap((filter) => nameOf(filter, chosenValue(page, filter)) ?? [])
}

/** Returns the first picture, which is most often the service's. */
export function chosenPicture(page: ProductsPage): string | undefined {
  const filters = panelOf(page)?.filters ?? []
  const pictures = filters.map((filter) => valueOf(filter, chosenValue(page, filter))?.image_url)
  return pictures.find(Boolean) ?? undefined
}

export const nextFilter = (filters: Filter[]): Filter | undefined => filters.find((filter) => !filter.applied)

const valueOf = (filter: Filter, value: string | undefined) => filter.values.find((entry) => entry.uuid === value)

export const nameOf = (filter: Filter, value: string | undefined) => valueOf(filter, value)?.value
