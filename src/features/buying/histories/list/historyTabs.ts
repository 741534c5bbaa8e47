import { isAt, paths } from '../../../../shared/paths'

export const historyTabs = ['orders', 'transactions', 'passes', 'purchases', 'taps'] as const
export type HistoryTabKey = (typeof historyTabs)[number]

/** Returns the tab that an address shows: that of its page, or the one that its query names; the orders if it names none. */
export function tabAt({ pathname, search }: { pathname: string; search: string }): HistoryTabKey {
  if (isAt(pathname, 'accountPassHistory')) return 'passes'
  if (isAt(pathname, 'accountPurchases')) return 'purchases'
  const named = new URLSearchParams(search).get('tab')
  return historyTabs.find((key) => key === named) ?? 'orders'
}

/** Each tab has its own pages, so it begins with its first. */
export const tabAddress: Record<HistoryTabKey, string> = {
  orders: `${paths.accountOrders}/1`,
  transactions: `${paths.accountOrders}/1?tab=transactions`,
  passes: `${paths.accountPassHistory}/1`,
  purchases: `${paths.accountPurchases}/1`,
  taps: `${paths.accountOrders}/1?tab=taps`,
}

export interface HistoryAddress {
  page: number
  /** The opened entry. */
  id?: string
  /** The same list as something else: for paper, as a statement. */
  view: string | null
}
