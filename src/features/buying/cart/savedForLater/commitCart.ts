import type { Action } from '@reduxjs/toolkit'
import { ask } from '../../../../shared/dialogs/ask'
import { successShown } from '../../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { put, select, call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { savedCartsFullDialog } from '../dialogs/cartDialogs'
import type { CartLine } from '../state/cartLine'
import { selectCartLines } from '../state/cartSlice'
import { withCartLock } from '../state/storedCart'
import { mostSavedCarts } from './savedCart'
import { now } from '../../../../shared/clock'
import { readStored } from '../../../../shared/storage/browserStorage'
import { cardKeys } from '../../../cards/fareMedia'
import { sessionKeys, selectUser } from '../../../identity/session'
import type { SavedCart } from './savedCart'
import { savedCartsRead } from './savedCartsSlice'
import { readStoredSavedCarts, writeSavedCarts } from './savedCartsStorage'

/** A change that was prepared outside the lock, perhaps with questions. */
interface PreparedChange {
  expected: CartLine[]
  saveForLater?: CartLine[]
  notice?: TextRef
  change: Action
}

/**
 * Makes the change. If the cart has changed since, it does nothing, and the caller prepares again; without room to save
 * lines, it does nothing and tells the visitor.
 */
export function* commitCart({
  expected,
  saveForLater = [],
  notice = keptForLater,
  change,
}: PreparedChange): SagaOf<'done' | 'changed' | 'full'> {
  const done = yield* withCartLock(function* () {
    if ((yield* select(selectCartLines)) !== expected) return 'changed'
    if (saveForLater.length > 0 && !(yield* saveLines(saveForLater))) return 'full'
    yield* put(change)
    return 'done'
  })
  if (done === 'full') yield* ask(savedCartsFullDialog, { limit: mostSavedCarts })
  if (done === 'done' && saveForLater.length > 0) yield* put(successShown(notice))
  return done
}

const keptForLater: TextRef = { key: 'cart:saved.kept' }

export function* readSavedCarts(): SagaOf<SavedCart[]> {
  const carts = yield* call(readStoredSavedCarts)
  yield* put(savedCartsRead(carts))
  return carts
}

export function* keep(carts: SavedCart[]): SagaOf<void> {
  yield* call(() => writeSavedCarts(carts))
  yield* put(savedCartsRead(carts))
}

export function* savedCartOf(lines: CartLine[]): SagaOf<SavedCart> {
  const user = yield* select(selectUser)
  return yield* call(() => {
    const owner = user?.uuid ?? readStored(sessionKeys.cartOwner) ?? null
    return {
      id: crypto.randomUUID(),
      savedAt: now(),
      owner,
      ...(!user && owner && { isOpen: true as const }),
      fareMediaId: readStored(cardKeys.fareMediaId) ?? null,
      lines,
    }
  })
}

/** Saves lines for later. Returns false, and changes nothing, if there is no room. */
export function* saveLines(lines: CartLine[]): SagaOf<boolean> {
  const carts = yield* readSavedCarts()
  if (carts.length >= mostSavedCarts) return false
  yield* keep([yield* savedCartOf(lines), ...carts])
  return true
}
