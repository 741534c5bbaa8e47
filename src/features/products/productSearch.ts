import type { AppliedFilter, Filter, Product, SearchAnswer, SearchBody } from '../../api/contract/products'
import type { Result } from '../../api/errors'
import type { SagaOf } from '../../shared/saga/effects'
import type { PurchaseType } from '../fareMedia'
import { isProduct, sendSearch } from '../search'
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

const send = ({ applied, purchaseType }: SearchTerms, what: Pick<SearchBody, 'return' | 'row_count' | 'page'>) =>
  sendSearch({ ...what, applied_filters: applied }, purchaseType)

const isFilter = (entry: SearchAnswer['results'][number]): entry is Filter => !isProduct(entry)
