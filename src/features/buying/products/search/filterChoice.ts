import type { AppliedFilter, Filter } from '../../../../api/contract/buying/products'
import { panelOf } from './productsMachine'
import type { Panel, ProductsPage } from './productsMachine'

/** A chosen filter with its display names, for the list of removable chips. */
export interface ChosenFilter {
  filterUuid: string
  name: string
}

/** Returns the uuid of a filter's current value, or undefined if it is not chosen yet. */
export function chosenValue(page: ProductsPage, filter: Filter): string | undefined {
  if (page.name === 'closed') return undefined
  const wanted = appliedTo(filter, page.search.applied)
  // While filters are loading, the backend's applied filters belong to the previous choice.
  return wanted || page.name === 'loadingFilters' ? wanted : describedValue(filter, page.panel)
}

/** Returns the filters of the URL in their order, without those whose names are not known yet. */
export function chosenFilters(page: ProductsPage): ChosenFilter[] {
  if (page.name === 'closed') return []
  const filters = page.panel?.filters ?? []
  return page.search.applied.flatMap(({ filter_uuid, filter_value }) => {
    const filter = filters.find((entry) => entry.uuid === filter_uuid)
    const name = filter && nameOf(filter, filter_value)
    return name ? [{ filterUuid: filter_uuid, name }] : []
  })
}

/** Returns the names of all current values, in the order of the filters. */
export function chosenNames(page: ProductsPage): string[] {
  const filters = panelOf(page)?.filters ?? []
  return filters.flatMap((filter) => nameOf(filter, chosenValue(page, filter)) ?? [])
}

/** Returns the picture of the first current value that has one: most often the service's. */
export function chosenPicture(page: ProductsPage): string | undefined {
  const filters = panelOf(page)?.filters ?? []
  const pictures = filters.map((filter) => valueOf(filter, chosenValue(page, filter))?.image_url)
  return pictures.find(Boolean) ?? undefined
}

/** Returns the first filter that is not chosen yet. */
export const nextFilter = (filters: Filter[]): Filter | undefined => filters.find((filter) => !filter.applied)

export const appliedTo = (filter: Filter, applied: AppliedFilter[]) =>
  applied.find((entry) => entry.filter_uuid === filter.uuid)?.filter_value

/** The backend may apply a filter by itself if only one value fits. */
export const describedValue = (filter: Filter, panel: Panel | null) =>
  filter.applied ? panel?.described.find((entry) => entry.filter_uuid === filter.uuid)?.filter_value : undefined

const valueOf = (filter: Filter, value: string | undefined) => filter.values.find((entry) => entry.uuid === value)

export const nameOf = (filter: Filter, value: string | undefined) => valueOf(filter, value)?.value
