import { ask } from '../../../shared/dialogs/ask'
import { succeeded } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored, removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectUser } from '../../session'
import type { signedIn } from '../../session'
import { askQuestions } from '../addToCart/askQuestions'
import { countOf } from '../cartLine'
import { refreshRequested, restoreRequested } from '../cartRequests'
import type { parkedRemovalRequested } from '../cartRequests'
import { selectCartRules } from '../cartRules'
import { cartCleared, cartReplaced, selectCartLines } from '../cartSlice'
import { readCart } from '../readCart'
import { withCartLock } from '../withCartLock'
import { commitCart } from './commitCart'
import { claimedBy, putBack } from './parkedCart'
import { selectParked } from './parkedSlice'
import { readStoredParked, writeParked } from './parkedStorage'
import { keep, parkedOf, readParked } from './parkLines'

export { readParked }

/** The whole cart, kept for later. */
export function* parkCart(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (lines.length === 0) return
  if ((yield* commitCart({ over: lines, aside: lines, change: cartCleared() })) === 'other') yield* parkCart()
}

/**
 * Puts a parked cart back, asking where it and the cart do not go together. It leaves its place only after the cart has
 * it: a crash in between leaves it twice, never lost.
 */
export function* restoreParked({ payload: id }: ReturnType<typeof restoreRequested>): SagaOf<void> {
  yield* readCart()
  yield* readParked()
  const kept = (yield* select(selectParked)).find((cart) => cart.id === id)
  if (!kept) return
  const lines = yield* select(selectCartLines)
  const rules = yield* select(selectCartRules)
  const whole = yield* askQuestions(putBack(lines, kept.lines, rules))
  if (whole === 'abort') return
  const isDone = yield* withCartLock(function* () {
    const parked = yield* call(readStoredParked)
    const isThere = parked.some((cart) => cart.id === id)
    if (!isThere || (yield* select(selectCartLines)) !== lines) return false
    const others = parked.filter((cart) => cart.id !== id)
    const setAside = whole.setAside.length > 0 ? [yield* parkedOf(whole.setAside)] : []
    yield* call(() => writeParked([...setAside, kept, ...others]))
    yield* put(cartReplaced(whole.lines))
    yield* keep([...setAside, ...others])
    return true
  })
  // What was answered was about other carts.
  if (!isDone) return yield* restoreParked(restoreRequested(id))
  const isAlone = countOf(whole.lines) === countOf(kept.lines)
  if (kept.fareMediaId && isAlone) yield* chooseCard(kept.fareMediaId)
  if (!(yield* select(selectUser))) yield* call(restoreOwner, kept.owner, isAlone)
  yield* put(succeeded({ key: whole.setAside.length > 0 ? 'cart:parked.swapped' : 'cart:parked.restored' }))
  yield* put(refreshRequested())
}

/** The products were for this card, and are again; whatever shows the card reads it anew as it appears. */
function* chooseCard(fareMediaId: string): SagaOf<void> {
  yield* call(() => writeStored(stored.fareMediaId, fareMediaId))
}

/** After a forced logout the cart is its rider's still, and so is what is put back into it (decision 23). */
function restoreOwner(owner: string | null, isAlone: boolean): void {
  if (owner) writeStored(stored.cartOwner, (!isAlone && readStored(stored.cartOwner)) || owner)
  else if (isAlone) removeStored(stored.cartOwner)
}

export function* removeParked({ payload: id }: ReturnType<typeof parkedRemovalRequested>): SagaOf<void> {
  const kept = (yield* select(selectParked)).find((cart) => cart.id === id)
  if (!kept || (yield* ask('removeParked', { count: countOf(kept.lines) })) === 'keep') return
  yield* withCartLock(function* () {
    yield* keep((yield* call(readStoredParked)).filter((cart) => cart.id !== id))
  })
  yield* put(succeeded({ key: 'cart:parked.removed' }))
}

/** What a visitor kept is the rider's who signs in; what another rider had kept goes (decision 23). */
export function* claimParked({ payload }: ReturnType<typeof signedIn>): SagaOf<void> {
  yield* withCartLock(function* () {
    const carts = yield* call(readStoredParked)
    if (carts.length > 0) yield* keep(claimedBy(carts, payload.user.uuid))
  })
}
