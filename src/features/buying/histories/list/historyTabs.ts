import { isAt, paths } from '../../../../shared/paths'

export const historyTabs = ['orders', 'transactions', 'passes', 'purchases', 'taps'] as const
export type HistoryTabKey = (typeof historyTabs)[number]

/** Returns the tab of the page, else of the query; orders by default. */
export function tabAt({ pathname, search }: { pathname: string; search: string }): HistoryTabKey {
  if (isAt(pathname, 'accountPassHistory')) return 'passes'
  if (isAt(pathname, 'accountPurchases')) return 'purchases'
  const named = new URLSearchParams(search).get('tab')
  return historyTabs.find((key) => key === named) ?? 'orders'
}

/** Each tab has pages of its own, so it begins with the first. */
export const tabAddress: Record<HistoryTabKey, string> = {
  orders: `${paths.accountOrders}/1`,
  transactions: `${paths.accountOrders}/1?tab=transactions`,
  passes: `${paths.accountPassHistory}/1`,
  purchases: `${paths.accountPurchases}/1`,
  taps: `${paths.accountOrders}/1?tab=taps`,
}

export interface HistoryAddress {
  page: number
  id?: string
  /** Shows the list as something else: on paper, as a statement. */
  view: string | null
}
