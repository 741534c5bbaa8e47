import type { Action } from '@reduxjs/toolkit'
import type { ApiError } from '../../../../api/errors'
import { now } from '../../../../shared/clock'
import { announced, errorShown } from '../../../../shared/notices/noticesSlice'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectPurchaseType } from '../../../cards/fareMedia'
import { isProduct, only, sendSearch } from '../../catalogue'
import { languageChanged } from '../../../identity/settings'
import { refreshRequested } from '../state/cartRequests'
import { cartReplaced, refreshAnswered, selectCartLines } from '../state/cartSlice'
import { readCart, withCartLock } from '../state/storedCart'
import { agreedLines, isChanged, refreshedLines } from './refreshedLines'

/** Loads current names and prices (CART-10). The cart changes only after a complete answer. */
export function* refreshCart(cause: Action): SagaOf<void> {
  const isShown = refreshRequested.match(cause) && cause.payload?.isShown === true
  yield* readCart()
  const asked = new Set((yield* select(selectCartLines)).map(({ uuid }) => uuid))
  if (asked.size === 0) return
  const purchaseType = yield* select(selectPurchaseType)
  const wanted = { return: 'ENTITY' as const, keyword_search: [...asked], row_count: asked.size }
  const answer = yield* sendSearch(wanted, purchaseType, { quiet: true })
  yield* put(refreshAnswered(now()))
  if (!answer.ok && isOver(answer.error)) return
  const products = answer.ok ? only(answer.value.results, isProduct) : { good: [], dropped: asked.size }
  if (products.good.length === 0 && products.dropped > 0) {
    // Before a payment, the quote reports this failure; after a change of language, the old names need a message.
    if (languageChanged.match(cause)) yield* put(errorShown({ key: 'cart:refresh.failed' }))
    return
  }
  const hasNews = yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    const fresh = refreshedLines(lines, asked, products)
    if (JSON.stringify(fresh) === JSON.stringify(lines)) return false
    yield* put(cartReplaced(fresh))
    return fresh.some((line, at) => isChanged(line) && JSON.stringify(line) !== JSON.stringify(lines[at]))
  })
  // An open cart shows what has changed, so only screen readers are told.
  if (hasNews) yield* put((isShown ? announced : errorShown)({ key: 'cart:refresh.changed' }))
}

/** The visitor has changed or a newer refresh runs, so no message is needed. */
const isOver = ({ kind }: ApiError) => kind === 'aborted' || kind === 'unauthorized' || kind === 'sessionEnded'

export function* agreeToPrices(): SagaOf<void> {
  yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    if (lines.some(({ formerPrice }) => formerPrice !== undefined)) yield* put(cartReplaced(agreedLines(lines)))
  })
}
