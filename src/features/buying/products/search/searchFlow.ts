import type { AppliedFilter } from '../../../../api/contract/buying/products'
import type { ApiError } from '../../../../api/errors'
import { inOneList } from '../../../../shared/locales/lists'
import { goTo } from '../../../../shared/navigation/navigation'
import { announced, errorShown, connectionRetried } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { isToldByPopUp } from '../../../../shared/submission/fault'
import { fork, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { purchaseTypeChosen, selectPurchaseType } from '../../../cards/fareMedia'
import { selectLanguage } from '../../../identity/settings'
import { queryWith } from './addressFilters'
import type { Search } from './addressFilters'
import { nextFilter } from './filterChoice'
import { keptChoices, namesOf, unfitChoices } from './keptChoices'
import { findFilters, findPages } from './productSearch'
import type { SearchTerms } from './productSearch'
import { isComplete } from './productsMachine'
import type { Panel } from './productsMachine'
import {
  filtersAnswered,
  productsAnswered,
  selectPage,
  isAwayFromProducts,
  isOutdating,
  productsLeft,
  productsOpened,
  searchRetried,
} from './productsSlice'
import { wholeSelection } from './serviceLevel'
import { isAnyOf } from '@reduxjs/toolkit'
import { latest } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'

/** Sends the request that the page's state needs. A newer search, or leaving, cancels it. */
export function* searchForPage(): SagaOf<void> {
  const page = yield* select(selectPage)
  const isRefresh = page.name === 'showing' && page.isRefreshing
  if (page.name !== 'loadingFilters' && !isRefresh) return
  const { request, search } = page
  yield* choosePurchaseType(search)
  const applied = yield* wholeSelection(search)
  if (applied === 'notOffered') return yield* sayNotOffered()
  if (!applied.ok) {
    yield* put(filtersAnswered({ request, result: applied }))
    return yield* tellOld(applied.error)
  }
  const terms = { applied: applied.value, purchaseType: search.passType }
  const filters = yield* findFilters(terms)
  const kept = keptChoices(search.applied, page.panel)
  const unfit = unfitChoices(kept, filters)
  if (page.panel && unfit.length > 0) return yield* dropChoices(search.applied, unfit, page.panel)
  const isMet = filters.ok && isComplete(filters.value)
  // The call is sent before the filters render.
  if (isMet) yield* fork(showProducts, terms, request, isRefresh ? page.list.pages : 1)
  yield* put(filtersAnswered({ request, result: filters }))
  if (!filters.ok) yield* tellOld(filters.error)
  else if (!isMet) yield* announceNext(filters.value)
}

function* dropChoices(applied: AppliedFilter[], unfit: AppliedFilter[], before: Panel): SagaOf<void> {
  const names = namesOf(unfit, before)
  if (names.length > 0)
    yield* put(
      errorShown({
        key: 'products:filters.dropped',
        values: { names: inOneList(names, yield* select(selectLanguage)) },
      }),
    )
  const fitting = applied.filter((entry) => !unfit.includes(entry))
  yield* goTo(queryWith(fitting, new URLSearchParams(window.location.search)) || '?', { replace: true })
}

function* showProducts(terms: SearchTerms, request: number, pages: number): SagaOf<void> {
  const found = yield* findPages(terms, pages)
  yield* put(productsAnswered({ request, result: found }))
  if (!found.ok) return yield* tellOld(found.error)
  const { total, products } = found.value
  yield* put(announced({ key: 'products:announce.found', values: { count: total ?? products.length } }))
}

/** The list that shows could not be read again (decision 128). */
function* tellOld(error: ApiError): SagaOf<void> {
  const page = yield* select(selectPage)
  if (page.name === 'showing' && page.isStale && !isToldByPopUp(error))
    yield* put(errorShown({ key: 'shared:notNewest' }))
}

/** Transit mode follows the URL (decision 10). */
function* choosePurchaseType({ passType }: Search): SagaOf<void> {
  const current = yield* select(selectPurchaseType)
  if (current !== passType) yield* put(purchaseTypeChosen(passType))
}

function* sayNotOffered(): SagaOf<void> {
  yield* put(errorShown({ key: 'products:serviceNotOffered' }))
  yield* goTo(paths.products, { replace: true })
}

/** New content below the choice is announced to screen readers. */
function* announceNext({ filters }: Panel): SagaOf<void> {
  const next = nextFilter(filters)
  if (next) yield* put(announced({ key: 'products:announce.next', values: { name: next.display_name } }))
}

/** One worker serves all: the newest search cancels the one before. */
const searchCalledFor = {
  match: isAnyOf(productsOpened, productsLeft, isAwayFromProducts, searchRetried, connectionRetried, isOutdating),
}

attachOnImport('products', () => latest(searchCalledFor, searchForPage))
