import type { AppliedFilter } from '../../../../api/contract/buying/products'

/** Rows of a page (specification 9). */
export const rowCount = 12

export const filtersWanted = (applied: AppliedFilter[]) => ({ return: 'FILTER', applied_filters: applied }) as const

/** Returns the search for one page, counted from 1. */
export const productsWanted = (applied: AppliedFilter[], page: number) =>
  ({ return: 'ENTITY', row_count: rowCount, page, applied_filters: applied }) as const
