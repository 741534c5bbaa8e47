import type { Action } from '@reduxjs/toolkit'
import { ask } from '../../../shared/dialogs/ask'
import { succeeded } from '../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { put, select, call } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import type { CartLine } from '../state/cartLine'
import { selectCartLines } from '../state/cartSlice'
import { withCartLock } from '../state/withCartLock'
import { mostSavedCarts } from './savedCart'
import { now } from '../../../shared/clock'
import { readStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectUser } from '../../session'
import type { SavedCart } from './savedCart'
import { savedCartsRead } from './savedCartsSlice'
import { readStoredSavedCarts, writeSavedCarts } from './savedCartsStorage'

/** A change to the cart that was worked out, and maybe asked about. */
interface Worked {
  /** The cart that it was worked out for. */
  over: CartLine[]
  /** What leaves the cart and is kept for later, before the cart changes; what is said of that. */
  aside?: CartLine[]
  told?: TextRef
  change: Action
}

/**
 * Makes the change, unless the cart is another by now: then nothing is changed, and it has to be worked out again. Where
 * there is no room for what is set aside, nothing is changed either, and that is said.
 */
export function* commitCart({
  over,
  aside = [],
  told = keptForLater,
  change,
}: Worked): SagaOf<'done' | 'other' | 'full'> {
  const done = yield* withCartLock(function* () {
    if ((yield* select(selectCartLines)) !== over) return 'other'
    if (aside.length > 0 && !(yield* saveLines(aside))) return 'full'
    yield* put(change)
    return 'done'
  })
  if (done === 'full') yield* ask('savedCartsFull', { limit: mostSavedCarts })
  if (done === 'done' && aside.length > 0) yield* put(succeeded(told))
  return done
}

const keptForLater: TextRef = { key: 'cart:saved.kept' }

/** Takes over what is stored: at first sight, and when another tab changed it. */
export function* readSavedCarts(): SagaOf<SavedCart[]> {
  const carts = yield* call(readStoredSavedCarts)
  yield* put(savedCartsRead(carts))
  return carts
}

/** Stores them, and shows them. */
export function* keep(carts: SavedCart[]): SagaOf<void> {
  yield* call(() => writeSavedCarts(carts))
  yield* put(savedCartsRead(carts))
}

/** Makes a saved cart of these lines for the current visitor. */
export function* savedCartOf(lines: CartLine[]): SagaOf<SavedCart> {
  const user = yield* select(selectUser)
  return yield* call(() => {
    const owner = user?.uuid ?? readStored(stored.cartOwner) ?? null
    return {
      id: crypto.randomUUID(),
      savedAt: now(),
      owner,
      ...(!user && owner && { isOpen: true as const }),
      fareMediaId: readStored(stored.fareMediaId) ?? null,
      lines,
    }
  })
}

/** Keeps lines for later, next to those already kept. Gives false, with nothing changed, where there is no room. */
export function* saveLines(lines: CartLine[]): SagaOf<boolean> {
  const carts = yield* readSavedCarts()
  if (carts.length >= mostSavedCarts) return false
  yield* keep([yield* savedCartOf(lines), ...carts])
  return true
}
