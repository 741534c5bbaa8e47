import { ask } from '../../../../shared/dialogs/ask'
import { announced, errorShown } from '../../../../shared/notices/noticesSlice'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectIsRider } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { clearCartDialog, lineLimitDialog } from '../dialogs/cartDialogs'
import { canRenew, countOf, lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import type { lineRemovalRequested, quantityRequested, renewalRequested, undoRequested } from '../state/cartRequests'
import { selectCartRules } from '../checks/cartRules'
import {
  buyNowStarted,
  cartCleared,
  cartReplaced,
  selectCartCount,
  selectCartLines,
  selectIsBuyingNow,
  selectLine,
  selectLinesToBuy,
} from '../state/cartSlice'
import { readCart, withCartLock } from '../state/storedCart'
import { linesTakenOut, removalUndone, selectRemoval } from '../undo/removalsSlice'
import { undone } from '../undo/undone'
import type { TakenLine } from '../undo/undone'

/** Sets a quantity of at least 1. Nothing rises above the limit of a line or of the cart. */
export function* changeQuantity({ payload: { key, quantity } }: ReturnType<typeof quantityRequested>): SagaOf<void> {
  const { maxCartQuantity, maxQuantityPerAdd } = (yield* select(selectSettings)).limits
  const limit = yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    const line = lines.find((entry) => lineKey(entry) === key)
    if (!line || quantity < 1 || quantity === line.quantity) return undefined
    const count = countOf(lines) - line.quantity + quantity
    if (quantity > line.quantity && count > maxCartQuantity) return maxCartQuantity
    if (quantity > line.quantity && quantity > maxQuantityPerAdd) return maxQuantityPerAdd
    yield* put(cartReplaced(withLine(lines, key, { quantity })))
    return undefined
  })
  if (limit !== undefined) yield* ask(lineLimitDialog, { limit })
}

const withLine = (lines: CartLine[], key: string, change: Partial<CartLine>): CartLine[] =>
  lines.map((line) => (lineKey(line) === key ? { ...line, ...change } : line))

/** Only riders can renew (decision 40), and only what `canRenew`. Buying once is always possible. */
export function* changeRenewal({ payload: { key, renews } }: ReturnType<typeof renewalRequested>): SagaOf<void> {
  const isRider = yield* select(selectIsRider)
  yield* withCartLock(function* () {
    const line = yield* select((state) => selectLine(state, key))
    if (!line || line.isSubscribed === renews) return
    if (renews && !(canRenew(line) && isRider)) return
    yield* put(cartReplaced(withLine(yield* select(selectCartLines), key, { isSubscribed: renews })))
  })
}

/** Turns renewal off for everything that is bought, because a guest cannot renew. */
export function* buyOnce(): SagaOf<void> {
  const once = (lines: CartLine[]) => lines.map((line) => ({ ...line, isSubscribed: false }))
  if (yield* select(selectIsBuyingNow)) return void (yield* put(buyNowStarted(once(yield* select(selectLinesToBuy)))))
  yield* withCartLock(function* () {
    yield* put(cartReplaced(once(yield* select(selectCartLines))))
  })
}

export function* removeLine({ payload: key }: ReturnType<typeof lineRemovalRequested>): SagaOf<void> {
  yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    const at = lines.findIndex((line) => lineKey(line) === key)
    const line = lines[at]
    if (!line) return
    yield* put(cartReplaced(lines.filter((entry) => entry !== line)))
    yield* offerUndo([{ line, at }])
  })
}

export function* removeGone(): SagaOf<void> {
  yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    const taken = lines.flatMap((line, at) => (line.isGone ? [{ line, at }] : []))
    if (taken.length === 0) return
    yield* put(cartReplaced(lines.filter((line) => !line.isGone)))
    yield* offerUndo(taken)
  })
}

export function* clearCart(): SagaOf<void> {
  yield* readCart()
  const count = yield* select(selectCartCount)
  if (count === 0 || (yield* ask(clearCartDialog, { count })) === 'keep') return
  yield* withCartLock(function* () {
    const lines = yield* select(selectCartLines)
    yield* put(cartCleared())
    yield* offerUndo(lines.map((line, at) => ({ line, at })))
  })
}

/** Announces the offer after the change, because a screen reader reads the last announcement. */
function* offerUndo(taken: TakenLine[]): SagaOf<void> {
  yield* put(linesTakenOut(taken))
  const count = yield* select(selectCartCount)
  const [first] = taken
  if (count === 0 && taken.length > 1) yield* put(announced({ key: 'cart:undo.cleared' }))
  else if (taken.length > 1 || !first)
    yield* put(announced({ key: 'cart:undo.lines', values: { count: countOf(taken.map(({ line }) => line)) } }))
  else yield* put(announced({ key: 'cart:undo.announced', values: { name: first.line.name, count } }))
}

/** Puts removed lines back, or only says that they conflict with the cart by now. */
export function* undoRemoval({ payload: id }: ReturnType<typeof undoRequested>): SagaOf<void> {
  yield* withCartLock(function* () {
    const removal = yield* select(selectRemoval)
    if (removal?.id !== id) return
    const lines = undone(yield* select(selectCartLines), removal.taken, yield* select(selectCartRules))
    if (!lines) {
      yield* put(errorShown({ key: 'cart:undo.impossible' }))
      return
    }
    yield* put(removalUndone(id))
    yield* put(cartReplaced(lines))
  })
}
