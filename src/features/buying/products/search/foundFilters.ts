import type { AppliedFilter, Filter, SearchAnswer } from '../../../../api/contract/buying/products'
import type { Result } from '../../../../api/errors'
import { isFilter, only } from '../../../../api/contract/buying/searchEntries'
import type { Panel } from './productsMachine'

export const badAnswer = { ok: false, error: { kind: 'badAnswer' } } as const

/** Returns the filters of an answer; an error if products could be sold by it that the rider did not choose. */
export function foundFilters({ results, applied_filters }: SearchAnswer): Result<Panel> {
  const { good: filters, dropped } = only(results, isFilter)
  // An unreadable filter may be open.
  if (dropped > 0 && filters.every((filter) => filter.applied)) return badAnswer
  const notShown = filters.reduce((sum, filter) => sum + filter.valuesDropped, dropped)
  return { ok: true, value: { filters, described: applied_filters ?? [], notShown } }
}

export const appliedTo = (filter: Filter, applied: AppliedFilter[]) =>
  applied.find((entry) => entry.filter_uuid === filter.uuid)?.filter_value

/** The backend may apply a filter by itself if one value fits. */
export const describedValue = (filter: Filter, panel: Panel | null) =>
  filter.applied ? panel?.described.find((entry) => entry.filter_uuid === filter.uuid)?.filter_value : undefined
