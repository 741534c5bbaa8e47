import { isAnyOf } from '@reduxjs/toolkit'
import { announced } from '../../../../shared/notices/noticesSlice'
import { put, race, select, takeWhere } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { leading } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { findProducts } from './productSearch'
import {
  isAwayFromProducts,
  isOutdating,
  moreAnswered,
  moreRequested,
  productsLeft,
  productsOpened,
  selectPage,
} from './productsSlice'
import { wholeSelection } from './serviceLevel'

/** The saga comes with the list. */
export { moreRequested }

/** Nothing is left to add to. */
const isListGone = isAnyOf(productsOpened, productsLeft, isAwayFromProducts, isOutdating)

function* showMore(): SagaOf<void> {
  yield* race({ shown: loadNextPage(), gone: takeWhere(isListGone) })
}

function* loadNextPage(): SagaOf<void> {
  const page = yield* select(selectPage)
  if (page.name !== 'showing' || page.list.more !== 'loading') return
  const applied = yield* wholeSelection(page.search)
  if (applied === 'notOffered') return
  const result = applied.ok
    ? yield* findProducts({ applied: applied.value, purchaseType: page.search.passType }, page.list.pages + 1)
    : applied
  yield* put(moreAnswered({ request: page.request, result }))
  const after = yield* select(selectPage)
  if (!result.ok || after.name !== 'showing') return
  const { products, total } = after.list
  const count = products.length
  const text = total === null ? 'products:announce.shown' : 'products:announce.shownOf'
  yield* put(announced({ key: text, values: { count, total: total ?? count } }))
}

attachOnImport('showMore', () => leading(moreRequested, showMore))
