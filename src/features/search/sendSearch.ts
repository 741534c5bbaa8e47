import { callApi } from '../../api/callApi'
import type { GoodList } from '../../api/contract/listOfGood'
import { searchProducts, searchProductsAsGuest, searchProductsForCard } from '../../api/contract/products'
import type { Product, SearchAnswer, SearchBody } from '../../api/contract/products'
import type { Result } from '../../api/errors'
import { call, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { selectIsRider } from '../session'
import type { PurchaseType } from '../fareMedia'

type Wanted = Omit<SearchBody, 'sort' | 'applied_filters'> & Partial<Pick<SearchBody, 'applied_filters'>>

/** Sends a product search. The visitor kind and transit mode decide which service answers (CAT-09). */
export function* sendSearch(
  wanted: Wanted,
  purchaseType: PurchaseType | null,
  options: { quiet?: boolean } = {},
): SagaOf<Result<SearchAnswer>> {
  const body: SearchBody = { applied_filters: [], ...wanted, sort: [{ field: 'list_priority', order: 'asc' }] }
  if (purchaseType) {
    const faremedia_id = yield* call(() => readStored(stored.fareMediaId))
    const forCard = { ...body, purchase_type: purchaseType, faremedia_id }
    return yield* callApi(searchProductsForCard, { body: forCard, ...options })
  }
  const isRider = yield* select(selectIsRider)
  return yield* callApi(isRider ? searchProducts : searchProductsAsGuest, { body, ...options })
}

/** The same call answers with filters or products, so the kind of the answer is checked. */
export const isProduct = (entry: SearchEntry): entry is Product => 'list_price' in entry

export type SearchEntry = SearchAnswer['results']['good'][number]

/** Returns the entries of the requested kind. Any other counts as unreadable. */
export function only<E extends SearchEntry>(
  { good, dropped }: GoodList<SearchEntry>,
  isWanted: (entry: SearchEntry) => entry is E,
): GoodList<E> {
  const wanted = good.filter(isWanted)
  return { good: wanted, dropped: dropped + good.length - wanted.length }
}
