import { ask } from '../../../shared/dialogs/ask'
import { now } from '../../../shared/clock'
import { succeeded } from '../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { readStored, removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectUser } from '../../session'
import type { signedIn } from '../../session'
import { askQuestions } from '../addToCart/askQuestions'
import { countOf } from '../cartLine'
import type { CartLine } from '../cartLine'
import { refreshRequested, restoreRequested } from '../cartRequests'
import type { parkedRemovalRequested } from '../cartRequests'
import { selectCartRules } from '../cartRules'
import { cartCleared, cartReplaced, selectCartLines } from '../cartSlice'
import { readCart } from '../readCart'
import { claimedBy, mostParked, putBack } from './parkedCart'
import type { ParkedCart } from './parkedCart'
import { parkedRead, selectParked } from './parkedSlice'
import { readStoredParked, writeParked } from './parkedStorage'

/** Takes over what is stored: at first sight, and when another tab changed it. */
export function* readParked(): SagaOf<ParkedCart[]> {
  const carts = yield* call(readStoredParked)
  yield* put(parkedRead(carts))
  return carts
}

function* keep(carts: ParkedCart[]): SagaOf<void> {
  yield* call(() => writeParked(carts))
  yield* put(parkedRead(carts))
}

function* parkedOf(lines: CartLine[]): SagaOf<ParkedCart> {
  const user = yield* select(selectUser)
  return yield* call(() => {
    const owner = user?.uuid ?? readStored(stored.cartOwner) ?? null
    return {
      id: crypto.randomUUID(),
      parkedAt: now(),
      owner,
      ...(!user && owner && { isOpen: true as const }),
      fareMediaId: readStored(stored.fareMediaId) ?? null,
      lines,
    }
  })
}

const kept: TextRef = { key: 'cart:parked.kept' }

/** Keeps lines for later, next to those already kept. Gives false, with nothing changed, where there is no room. */
export function* parkLines(lines: CartLine[], told = kept): SagaOf<boolean> {
  const carts = yield* readParked()
  if (carts.length >= mostParked) {
    yield* ask('parkedFull', { limit: mostParked })
    return false
  }
  yield* keep([yield* parkedOf(lines), ...carts])
  yield* put(succeeded(told))
  return true
}

/** The whole cart, kept for later. */
export function* parkCart(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (lines.length > 0 && (yield* parkLines(lines))) yield* put(cartCleared())
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
  // What was answered was about another cart.
  if ((yield* select(selectCartLines)) !== lines) return yield* restoreParked(restoreRequested(id))
  const others = (yield* call(readStoredParked)).filter((cart) => cart.id !== id)
  const setAside = whole.setAside.length > 0 ? [yield* parkedOf(whole.setAside)] : []
  yield* call(() => writeParked([...setAside, kept, ...others]))
  yield* put(cartReplaced(whole.lines))
  yield* keep([...setAside, ...others])
  const isAlone = countOf(whole.lines) === countOf(kept.lines)
  if (kept.fareMediaId && isAlone) yield* chooseCard(kept.fareMediaId)
  if (!(yield* select(selectUser))) yield* call(restoreOwner, kept.owner, isAlone)
  yield* put(succeeded({ key: setAside.length > 0 ? 'cart:parked.swapped' : 'cart:parked.restored' }))
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
  yield* keep((yield* call(readStoredParked)).filter((cart) => cart.id !== id))
  yield* put(succeeded({ key: 'cart:parked.removed' }))
}

/** What a visitor kept is the rider's who signs in; what another rider had kept goes (decision 23). */
export function* claimParked({ payload }: ReturnType<typeof signedIn>): SagaOf<void> {
  const carts = yield* call(readStoredParked)
  if (carts.length > 0) yield* keep(claimedBy(carts, payload.user.uuid))
}
