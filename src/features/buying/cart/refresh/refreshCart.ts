import type { Action } from '@reduxjs/toolkit'
import type { GoodList } from '../../../../api/contract/base/listOfGood'
import type { Product } from '../../../../api/contract/buying/products'
import { isSessionOver } from '../../../../api/errors'
import { now } from '../../../../shared/clock'
import { announced, errorShown } from '../../../../shared/notices/noticesSlice'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectPurchaseType } from '../../../cards/fareMedia'
import type { PurchaseType } from '../../../cards/fareMedia'
import { isProduct, only } from '../../../../api/contract/buying/searchEntries'
import { sendSearch } from '../../catalogue'
import { languageChanged } from '../../../identity/settings'
import { isPhysical, lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { refreshRequested } from '../state/cartRequests'
import { cartReplaced, refreshAnswered, selectCartLines } from '../state/cartSlice'
import { readCart, withCartLock } from '../state/storedCart'
import { agreedLines, isChanged, refreshedLines } from './refreshedLines'

/** Loads current names and prices (CART-10). The cart changes only after a complete answer. */
export function* refreshCart(cause: Action): SagaOf<void> {
  const isShown = refreshRequested.match(cause) && cause.payload?.isShown === true
  yield* readCart()
  const parts = partsBySearch(yield* select(selectCartLines), yield* select(selectPurchaseType))
  if (parts.length === 0) return
  const answered: Answered[] = []
  for (const part of parts) {
    const products = yield* productsOf(part)
    if (!products) return
    answered.push({ keys: new Set(part.lines.map(lineKey)), products })
  }
  yield* put(refreshAnswered(now()))
  if (answered.some(({ products }) => products.good.length === 0 && products.dropped > 0)) {
    // Before a payment, the quote reports this failure; after a change of language, the old names need a message.
    if (languageChanged.match(cause)) yield* put(errorShown({ key: 'cart:refresh.failed' }))
    return
  }
  const hasNews = yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    const fresh = answered.reduce((known, { keys, products }) => refreshedLines(known, keys, products), lines)
    if (JSON.stringify(fresh) === JSON.stringify(lines)) return false
    yield* put(cartReplaced(fresh))
    return fresh.some((line, at) => isChanged(line) && JSON.stringify(line) !== JSON.stringify(lines[at]))
  })
  // An open cart and the review show what has changed, so only screen readers are told.
  if (hasNews) yield* put((isShown ? announced : errorShown)({ key: 'cart:refresh.changed' }))
}

interface Part {
  /** As in the search that offers these lines: for a card, by mail, or neither. */
  purchaseType: PurchaseType | null
  card: string | undefined
  lines: CartLine[]
}

interface Answered {
  keys: ReadonlySet<string>
  products: GoodList<Product>
}

/** Divides a cart, because a search for a card does not offer what was found without one. */
function partsBySearch(lines: readonly CartLine[], current: PurchaseType | null): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    const card = line.faremedia_id ?? undefined
    const isByMail = current === 'physical' && isPhysical(line)
    const purchaseType = line.faremedia_id === undefined ? (isByMail ? 'physical' : null) : 'digital'
    const part = parts.find((known) => known.purchaseType === purchaseType && known.card === card)
    if (part) part.lines.push(line)
    else parts.push({ purchaseType, card, lines: [line] })
  }
  return parts
}

/** Returns undefined if the refresh is over. After a failure, no line could be read. */
function* productsOf({ purchaseType, card, lines }: Part): SagaOf<GoodList<Product> | undefined> {
  const uuids = [...new Set(lines.map(({ uuid }) => uuid))]
  const wanted = { return: 'ENTITY' as const, keyword_search: uuids, row_count: uuids.length }
  const answer = yield* sendSearch(wanted, purchaseType, { quiet: true, faremediaId: card })
  if (answer.ok) return only(answer.value.results, isProduct)
  // The visitor has changed or a newer refresh runs, so no message is needed.
  return isSessionOver(answer.error) ? undefined : { good: [], dropped: uuids.length }
}

export function* agreeToPrices(): SagaOf<void> {
  yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    if (lines.some(({ formerPrice }) => formerPrice !== undefined)) yield* put(cartReplaced(agreedLines(lines)))
  })
}
