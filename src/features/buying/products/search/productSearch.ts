import type { AppliedFilter, Product } from '../../../../api/contract/buying/products'
import type { Result } from '../../../../api/errors'
import type { SagaOf } from '../../../../shared/saga/effects'
import type { PurchaseType } from '../../../cards/fareMedia'
import { isProduct, only } from '../../../../api/contract/buying/searchEntries'
import { sendSearch } from '../../catalogue'
import type { Found, Panel } from './productsMachine'
import { badAnswer, foundFilters } from './foundFilters'
import { filtersWanted, productsWanted, rowCount } from './searchWanted'

export interface SearchTerms {
  applied: AppliedFilter[]
  purchaseType: PurchaseType | null
}

/** Requests the filters that remain for the applied ones. */
export function* findFilters(terms: SearchTerms): SagaOf<Result<Panel>> {
  const answer = yield* send(terms, filtersWanted(terms.applied))
  return answer.ok ? foundFilters(answer.value) : answer
}

/** Requests a page of products, in the backend's order. */
export function* findProducts(terms: SearchTerms, page: number): SagaOf<Result<Found>> {
  const answer = yield* send(terms, productsWanted(terms.applied, page))
  if (!answer.ok) return answer
  const { results, total } = answer.value
  const { good: products, dropped: notShown } = only(results, isProduct)
  if (products.length === 0 && notShown > 0) return badAnswer
  const isLastFull = products.length + notShown >= rowCount
  return { ok: true, value: { products, notShown, total: total ?? null, pages: page, isLastFull } }
}

/** Loads pages together, so that a refresh shows all products that were on screen. */
export function* findPages(terms: SearchTerms, pages: number): SagaOf<Result<Found>> {
  const products: Product[] = []
  let notShown = 0
  for (let page = 1; ; page += 1) {
    const found = yield* findProducts(terms, page)
    if (!found.ok) return found
    products.push(...found.value.products)
    notShown += found.value.notShown
    if (page >= pages || !found.value.isLastFull) return { ok: true, value: { ...found.value, products, notShown } }
  }
}

const send = ({ purchaseType }: SearchTerms, wanted: Parameters<typeof sendSearch>[0]) =>
  sendSearch(wanted, purchaseType)
