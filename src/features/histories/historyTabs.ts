export const historyTabs = ['orders', 'transactions', 'passes', 'taps'] as const
export type HistoryTabKey = (typeof historyTabs)[number]

/** What each tab of the order history needs to know of the address. */
export interface TabAddress {
  page: number
  /** The opened entry. */
  id?: string
  /** The same list as something else: for paper, as a statement. */
  view: string | null
}
