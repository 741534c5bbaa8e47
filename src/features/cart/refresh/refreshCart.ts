import type { Action } from '@reduxjs/toolkit'
import type { ApiError } from '../../../api/errors'
import { failed } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectPurchaseType } from '../../fareMedia'
import { isProduct, sendSearch } from '../../search'
import { languageChanged } from '../../settings'
import { cartReplaced, selectCartLines } from '../cartSlice'
import { readCart } from '../readCart'
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
  if (!answer.ok || !answer.value.results.every(isProduct)) {
    // Before payment the quote tells by itself; in another language, names of before need a word.
    if (languageChanged.match(cause)) yield* put(failed({ key: 'cart:refresh.failed' }))
    return
  }
  // Another tab may have paid it meanwhile: what is written back must be what is stored.
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const fresh = refreshedLines(lines, asked, answer.value.results)
  if (JSON.stringify(fresh) === JSON.stringify(lines)) return
  yield* put(cartReplaced(fresh))
  const news = fresh.filter((line, at) => isChanged(line) && JSON.stringify(line) !== JSON.stringify(lines[at]))
  if (news.length > 0) yield* put(failed({ key: 'cart:refresh.changed' }))
}

/** Somebody else is here, or a newer refresh is under way: that tells for itself. */
const isOver = ({ kind }: ApiError) => kind === 'aborted' || kind === 'unauthorized' || kind === 'sessionEnded'

/** The new prices were seen and are fine. */
export function* agreeToPrices(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (lines.some(({ formerPrice }) => formerPrice !== undefined)) yield* put(cartReplaced(agreedLines(lines)))
}
