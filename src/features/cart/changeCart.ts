import { now } from '../../shared/clock'
import { ask } from '../../shared/dialogs/ask'
import { announced, failed } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { selectIsRider } from '../session'
import { selectSettings } from '../settings'
import { countOf, lineKey } from './cartLine'
import type { CartLine } from './cartLine'
import type { lineRemovalRequested, quantityRequested, renewalRequested, undoRequested } from './cartRequests'
import { selectCartRules } from './cartRules'
import {
  buyNowStarted,
  cartCleared,
  cartReplaced,
  lineRemoved,
  quantityChanged,
  renewalChanged,
  selectCartCount,
  selectCartLines,
  selectIsBuyingNow,
  selectLine,
  selectLinesToBuy,
} from './cartSlice'
import { readCart } from './readCart'
import { linesTakenOut, removalUndone, selectRemovals } from './undo/removalsSlice'
import { undone } from './undo/undone'
import type { TakenLine } from './undo/undone'

/** A line's new quantity, at least 1, within the limit of one line and of the cart; else the cart stays as it was. */
export function* changeQuantity({ payload }: ReturnType<typeof quantityRequested>): SagaOf<void> {
  yield* readCart()
  const { maxCartQuantity, maxQuantityPerAdd } = (yield* select(selectSettings)).limits
  const lines = yield* select(selectCartLines)
  const line = lines.find((entry) => lineKey(entry) === payload.key)
  if (!line || payload.quantity < 1 || payload.quantity === line.quantity) return
  const count = countOf(lines) - line.quantity + payload.quantity
  if (payload.quantity > maxQuantityPerAdd || count > maxCartQuantity) {
    yield* ask('lineLimit', { limit: Math.min(maxQuantityPerAdd, maxCartQuantity) })
    return
  }
  yield* put(quantityChanged(payload))
}

/** Only riders renew, and only what the operator lets them (decision 40); buying once is always possible. */
export function* changeRenewal({ payload }: ReturnType<typeof renewalRequested>): SagaOf<void> {
  yield* readCart()
  const line = yield* select((state) => selectLine(state, payload.key))
  if (!line || line.isSubscribed === payload.renews) return
  if (payload.renews && !(line.subscription_allowed && (yield* select(selectIsRider)))) return
  yield* put(renewalChanged(payload))
}

/** Nothing of what is bought renews: a guest has chosen so. */
export function* buyOnce(): SagaOf<void> {
  const once = (lines: CartLine[]) => lines.map((line) => ({ ...line, isSubscribed: false }))
  if (yield* select(selectIsBuyingNow)) return void (yield* put(buyNowStarted(once(yield* select(selectLinesToBuy)))))
  yield* readCart()
  yield* put(cartReplaced(once(yield* select(selectCartLines))))
}

export function* removeLine({ payload: key }: ReturnType<typeof lineRemovalRequested>): SagaOf<void> {
  // From the checkout of what is bought at once: nothing is left to buy, and the cart is not meant.
  if (yield* select(selectIsBuyingNow)) return void (yield* put(buyNowStarted([])))
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const at = lines.findIndex((line) => lineKey(line) === key)
  const line = lines[at]
  if (!line) return
  yield* put(lineRemoved(key))
  yield* offerUndo([{ line, at }])
}

export function* clearCart(): SagaOf<void> {
  yield* readCart()
  const count = yield* select(selectCartCount)
  if (count === 0 || (yield* ask('clearCart', { count })) === 'keep') return
  const lines = yield* select(selectCartLines)
  yield* put(cartCleared())
  yield* offerUndo(lines.map((line, at) => ({ line, at })))
}

/** Said after the change itself: the last announcement is the one that is heard. */
function* offerUndo(taken: TakenLine[]): SagaOf<void> {
  yield* put(linesTakenOut({ taken, at: yield* call(now) }))
  const count = yield* select(selectCartCount)
  const removed = countOf(taken.map(({ line }) => line))
  yield* put(announced({ key: 'cart:undo.announced', values: { removed, count } }))
}

/** Within ten seconds; where the lines do not go with what has come since, nothing changes. */
export function* undoRemoval({ payload: id }: ReturnType<typeof undoRequested>): SagaOf<void> {
  yield* readCart()
  const removal = (yield* select(selectRemovals)).find((entry) => entry.id === id)
  if (!removal || (yield* call(now)) >= removal.until) return
  const lines = undone(yield* select(selectCartLines), removal.taken, yield* select(selectCartRules))
  if (!lines) {
    yield* put(failed({ key: 'cart:undo.impossible' }))
    return
  }
  yield* put(removalUndone(id))
  yield* put(cartReplaced(lines))
}
