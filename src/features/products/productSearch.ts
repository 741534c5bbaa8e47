import { callApi } from '../../api/callApi'
import { searchProducts, searchProductsAsGuest, searchProductsForCard } from '../../api/contract/products'
import type { AppliedFilter, Filter, Product, SearchAnswer, SearchBody } from '../../api/contract/products'
import type { Result } from '../../api/errors'
import { call, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import type { PurchaseType } from '../fareMedia'
import { selectIsRider } from '../session'
import type { Found, Panel } from './productsMachine'

/** What a search is about: the filters, and in transit mode what is bought for a fare card. */
export interface SearchTerms {
  applied: AppliedFilter[]
  purchaseType: PurchaseType | null
}

/** Rows of a page (specification 9). */
export const rowCount = 12

const badAnswer = { ok: false, error: { kind: 'badAnswer' } } as const

/** Which filters remain, for what is applied. */
export function* findFilters(terms: SearchTerms): SagaOf<Result<Panel>> {
  const answer = yield* send(terms, { return: 'FILTER' })
  if (!answer.ok) return answer
  const { results, applied_filters } = answer.value
  return results.every(isFilter)
    ? { ok: true, value: { filters: results, described: applied_filters ?? [] } }
    : badAnswer
}

/** One page of the products, in the backend's order. */
export function* findProducts(terms: SearchTerms, page: number): SagaOf<Result<Found>> {
  const answer = yield* send(terms, { return: 'ENTITY', row_count: rowCount, page })
  if (!answer.ok) return answer
  const { results, total } = answer.value
  if (!results.every(isProduct)) return badAnswer
  const isLastFull = results.length >= rowCount
  return { ok: true, value: { products: results, total: total ?? null, pages: page, isLastFull } }
}

/** The first pages together: what was on the screen is there again after a refresh. */
export function* findPages(terms: SearchTerms, pages: number): SagaOf<Result<Found>> {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const found = yield* findProducts(terms, page)
    if (!found.ok) return found
    products.push(...found.value.products)
    if (page >= pages || !found.value.isLastFull) return { ok: true, value: { ...found.value, products } }
  }
}

/** The service that answers depends on who asks, and on transit mode (CAT-09). */
function* send(
  { applied, purchaseType }: SearchTerms,
  what: Pick<SearchBody, 'return' | 'row_count' | 'page'>,
): SagaOf<Result<SearchAnswer>> {
  const body: SearchBody = { ...what, sort: [{ field: 'list_priority', order: 'asc' }], applied_filters: applied }
  if (purchaseType) {
    const faremedia_id = yield* call(() => readStored(stored.fareMediaId))
    return yield* callApi(searchProductsForCard, { body: { ...body, purchase_type: purchaseType, faremedia_id } })
  }
  const isRider = yield* select(selectIsRider)
  return yield* callApi(isRider ? searchProducts : searchProductsAsGuest, { body })
}

type Entry = SearchAnswer['results'][number]
/** One call answers with either: what was asked for is not taken on trust. */
const isProduct = (entry: Entry): entry is Product => 'list_price' in entry
const isFilter = (entry: Entry): entry is Filter => !isProduct(entry)
