import type { Action } from '@reduxjs/toolkit'
import type { ApiError } from '../../../api/errors'
import { failed } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectPurchaseType } from '../../fareMedia'
import { isProduct, only, sendSearch } from '../../search'
import { languageChanged } from '../../settings'
import { cartReplaced, selectCartLines } from '../state/cartSlice'
import { readCart } from '../state/storedCart'
import { withCartLock } from '../state/withCartLock'
import { agreedLines, isChanged, refreshedLines } from './refreshedLines'

/**
 * Reads names and prices of the cart anew (CART-10). Nothing is touched before a whole answer is there; a failure leaves
 * the cart as it was.
 */
export function* refreshCart(cause: Action): SagaOf<void> {
  yield* readCart()
  const asked = new Set((yield* select(selectCartLines)).map(({ uuid }) => uuid))
  if (asked.size === 0) return
  const purchaseType = yield* select(selectPurchaseType)
  const wanted = { return: 'ENTITY' as const, keyword_search: [...asked], row_count: asked.size }
  const answer = yield* sendSearch(wanted, purchaseType, { quiet: true })
  if (!answer.ok && isOver(answer.error)) return
  const products = answer.ok ? only(answer.value.results, isProduct) : { good: [], dropped: asked.size }
  if (products.good.length === 0 && products.dropped > 0) {
    // Before payment the quote tells by itself; in another language, names of before need a word.
    if (languageChanged.match(cause)) yield* put(failed({ key: 'cart:refresh.failed' }))
    return
  }
  const hasNews = yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    const fresh = refreshedLines(lines, asked, products)
    if (JSON.stringify(fresh) === JSON.stringify(lines)) return false
    yield* put(cartReplaced(fresh))
    return fresh.some((line, at) => isChanged(line) && JSON.stringify(line) !== JSON.stringify(lines[at]))
  })
  if (hasNews) yield* put(failed({ key: 'cart:refresh.changed' }))
}

/** Somebody else is here, or a newer refresh is under way: that tells for itself. */
const isOver = ({ kind }: ApiError) => kind === 'aborted' || kind === 'unauthorized' || kind === 'sessionEnded'

/** The new prices were seen and are fine. */
export function* agreeToPrices(): SagaOf<void> {
  yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    if (lines.some(({ formerPrice }) => formerPrice !== undefined)) yield* put(cartReplaced(agreedLines(lines)))
  })
}
