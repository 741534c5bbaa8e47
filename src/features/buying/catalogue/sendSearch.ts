import { callApi } from '../../../shared/saga/callApi'
import type { SearchAnswer } from '../../../api/contract/buying/products'
import type { Result } from '../../../api/errors'
import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored } from '../../../shared/storage/browserStorage'
import { cardKeys } from '../../cards/fareMedia'
import { selectIsRider } from '../../identity/session'
import type { PurchaseType } from '../../cards/fareMedia'
import { searchCall } from './searchCall'
import type { Wanted } from './searchCall'

interface SearchOptions {
  quiet?: boolean
  faremediaId?: string
}

/** Sends a product search to the service for the visitor and transit mode (CAT-09). */
export function* sendSearch(
  wanted: Wanted,
  purchaseType: PurchaseType | null,
  { faremediaId: given, ...options }: SearchOptions = {},
): SagaOf<Result<SearchAnswer>> {
  const isRider = yield* select(selectIsRider)
  const faremediaId = given ?? (yield* call(() => readStored(cardKeys.fareMediaId)))
  const { endpoint, input } = searchCall(wanted, { isRider, purchaseType, faremediaId })
  return yield* callApi(endpoint, { ...input, ...options })
}
