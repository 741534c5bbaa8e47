import type { GoodList } from '../base/listOfGood'
import type { Filter, Product, SearchAnswer } from './products'

export type SearchEntry = SearchAnswer['results']['good'][number]

/** The same call answers with filters or products. */
export const isProduct = (entry: SearchEntry): entry is Product => 'list_price' in entry

export const isFilter = (entry: SearchEntry): entry is Filter => !isProduct(entry)

/** Returns the entries of the wanted kind. Any other counts as unreadable. */
export function only<E extends SearchEntry>(
  { good, dropped }: GoodList<SearchEntry>,
  isWanted: (entry: SearchEntry) => entry is E,
): GoodList<E> {
  const wanted = good.filter(isWanted)
  return { good: wanted, dropped: dropped + good.length - wanted.length }
}
