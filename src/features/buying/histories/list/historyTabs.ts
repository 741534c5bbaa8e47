export const historyTabs = ['orders', 'transactions', 'passes', 'taps'] as const
export type HistoryTabKey = (typeof historyTabs)[number]

/** Returns the tab that the query of an address names: the orders if it names none. */
export function tabIn(query: string): HistoryTabKey {
  const named = new URLSearchParams(query).get('tab')
  return historyTabs.find((key) => key === named) ?? 'orders'
}

/** What the lists of a history need to know of the address. */
export interface HistoryAddress {
  page: number
  /** The opened entry. */
  id?: string
  /** The same list as something else: for paper, as a statement. */
  view: string | null
}
