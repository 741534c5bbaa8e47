import type { AppliedFilter } from '../../../../api/contract/buying/products'

/** Per page (specification 9). */
export const rowCount = 12

export const filtersWanted = (applied: AppliedFilter[]) => ({ return: 'FILTER', applied_filters: applied }) as const

/** From 1. */
export const productsWanted = (applied: AppliedFilter[], page: number) =>
  ({ return: 'ENTITY', row_count: rowCount, page, applied_filters: applied }) as const
