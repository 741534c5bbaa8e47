import { ask } from '../../../../shared/dialogs/ask'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { readStored, removeStored, writeStored } from '../../../../shared/storage/browserStorage'
import { cardKeys, chosenCardChanged } from '../../../cards/fareMedia'
import { sessionKeys, selectUser } from '../../../identity/session'
import type { signedIn } from '../../../identity/session'
import { askQuestions } from '../checks/walkChecks'
import { removeSavedCartDialog } from '../dialogs/cartDialogs'
import { countOf } from '../state/cartLine'
import { refreshRequested, restoreRequested } from '../state/cartRequests'
import type { savedCartRemovalRequested } from '../state/cartRequests'
import { selectCartRules } from '../checks/cartRules'
import { cartCleared, cartReplaced, selectCartLines } from '../state/cartSlice'
import { readCart, withCartLock } from '../state/storedCart'
import { commitCart, keep, savedCartOf, readSavedCarts } from './commitCart'
import { forgetCardOfSaved } from './forgetCardOfSaved'
import { claimedBy, putBack } from './savedCart'
import { selectSavedCarts } from './savedCartsSlice'
import { readStoredSavedCarts, writeSavedCarts } from './savedCartsStorage'

export { readSavedCarts }

export function* saveCart(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (lines.length === 0) return
  if ((yield* commitCart({ expected: lines, saveForLater: lines, change: cartCleared() })) === 'changed')
    yield* saveCart()
}

/**
 * Puts a saved cart back, and asks about conflicts. It is removed only once the cart holds its lines: a crash may
 * duplicate them, but never loses them.
 */
export function* restoreSavedCart({ payload: id }: ReturnType<typeof restoreRequested>): SagaOf<void> {
  yield* readCart()
  yield* readSavedCarts()
  const kept = (yield* select(selectSavedCarts)).find((cart) => cart.id === id)
  if (!kept) return
  const lines = yield* select(selectCartLines)
  const rules = yield* select(selectCartRules)
  const whole = yield* askQuestions(putBack(lines, kept.lines, rules))
  if (whole === 'abort') return
  const isDone = yield* withCartLock(function* () {
    const saved = yield* call(readStoredSavedCarts)
    const isThere = saved.some((cart) => cart.id === id)
    if (!isThere || (yield* select(selectCartLines)) !== lines) return false
    const others = saved.filter((cart) => cart.id !== id)
    const setAside = whole.setAside.length > 0 ? [yield* savedCartOf(whole.setAside)] : []
    yield* call(() => writeSavedCarts([...setAside, kept, ...others]))
    yield* put(cartReplaced(whole.lines))
    yield* keep([...setAside, ...others])
    return true
  })
  // The carts have changed, so the answers were about other ones.
  if (!isDone) return yield* restoreSavedCart(restoreRequested(id))
  const isAlone = countOf(whole.lines) === countOf(kept.lines)
  if (kept.fareMediaId && isAlone) yield* chooseCard(kept.fareMediaId)
  if (!(yield* select(selectUser))) yield* call(restoreOwner, kept.owner, isAlone)
  yield* put(successShown({ key: whole.setAside.length > 0 ? 'cart:saved.swapped' : 'cart:saved.restored' }))
  yield* put(refreshRequested())
}

/**
 * Chooses the card of the saved products, also on the page that shows products for another one. A guest with a card has
 * only that one.
 */
function* chooseCard(fareMediaId: string): SagaOf<void> {
  if ((yield* call(() => readStored(sessionKeys.cardToken))) !== undefined) return
  if ((yield* call(() => readStored(cardKeys.fareMediaId))) === fareMediaId) return
  yield* call(() => writeStored(cardKeys.fareMediaId, fareMediaId))
  yield* put(chosenCardChanged())
}

/** After a forced logout, the cart and the lines put back still belong to their rider (decision 23). */
function restoreOwner(owner: string | null, isAlone: boolean): void {
  if (owner) writeStored(sessionKeys.cartOwner, (!isAlone && readStored(sessionKeys.cartOwner)) || owner)
  else if (isAlone) removeStored(sessionKeys.cartOwner)
}

export function* removeSavedCart({ payload: id }: ReturnType<typeof savedCartRemovalRequested>): SagaOf<void> {
  const kept = (yield* select(selectSavedCarts)).find((cart) => cart.id === id)
  if (!kept || (yield* ask(removeSavedCartDialog, { count: countOf(kept.lines) })) === 'keep') return
  yield* withCartLock(function* () {
    yield* keep((yield* call(readStoredSavedCarts)).filter((cart) => cart.id !== id))
  })
  yield* put(successShown({ key: 'cart:saved.removed' }))
}

/** A guest finds no card of an earlier guest, whose session has ended (decision 231). */
export function* forgetCardsBefore(): SagaOf<void> {
  const token = yield* call(() => readStored(sessionKeys.cardToken))
  const own = token === undefined ? undefined : yield* call(() => readStored(cardKeys.fareMediaId))
  if (token !== undefined && !own) return
  yield* forgetCardOfSaved((card) => card !== own)
}

/** Gives saved carts to the rider who signs in, and drops those of another rider (decision 23). */
export function* claimSavedCarts({ payload }: ReturnType<typeof signedIn>): SagaOf<void> {
  yield* withCartLock(function* () {
    const carts = yield* call(readStoredSavedCarts)
    if (carts.length > 0) yield* keep(claimedBy(carts, payload.user.uuid))
  })
}
