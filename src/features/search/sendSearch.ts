import { callApi } from '../../api/callApi'
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

/** Sends a product search; the service that answers depends on who asks, and on transit mode (CAT-09). */
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

/** One call answers with filters or products: what was asked for is not taken on trust. */
export const isProduct = (entry: SearchAnswer['results'][number]): entry is Product => 'list_price' in entry
