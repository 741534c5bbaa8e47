import type { AppliedFilter, DescribedFilter, Filter } from '../../api/contract/products'
import type { Panel, ProductsPage } from './productsMachine'

/** A chosen filter with its display names, for the list of removable chips. */
export interface ChosenFilter {
  filterUuid: string
  name: string
}

/** The applied filters in the form in which a cart line stores them. */
export interface Offer {
  applied: DescribedFilter[]
  filterName: string
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

/** Returns the first filter that is not chosen yet. */
export const nextFilter = (filters: Filter[]): Filter | undefined => filters.find((filter) => !filter.applied)

export function offerOf(panel: Panel | null, applied: AppliedFilter[]): Offer {
  if (!panel) return { applied: [], filterName: '' }
  // The cart shows origin and destination in their own lines.
  const journey = panel.described.filter(({ type }) => type === 'Origin' || type === 'Destination')
  const names = panel.filters
    .filter((filter) => !journey.some((end) => end.filter_uuid === filter.uuid))
    .map((filter) => nameOf(filter, appliedTo(filter, applied) ?? describedValue(filter, panel)))
  return { applied: panel.described, filterName: names.filter(Boolean).join(' · ') }
}

const appliedTo = (filter: Filter, applied: AppliedFilter[]) =>
  applied.find((entry) => entry.filter_uuid === filter.uuid)?.filter_value

/** The backend may apply a filter by itself if only one value fits. */
const describedValue = (filter: Filter, panel: Panel | null) =>
  filter.applied ? panel?.described.find((entry) => entry.filter_uuid === filter.uuid)?.filter_value : undefined

const nameOf = (filter: Filter, value: string | undefined) => filter.values.find((entry) => entry.uuid === value)?.value
