import { onStoredChange, putAside, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { cartKeys } from '../state/cartKeys'
import { trustedSavedCarts } from './savedCart'
import type { SavedCart } from './savedCart'

export function readStoredSavedCarts(): SavedCart[] {
  const kept = readStored(cartKeys.savedCarts)
  if (!kept) return []
  const { carts, dropped } = trustedSavedCarts(kept)
  if (dropped > 0) {
    putAside(cartKeys.savedCarts, JSON.stringify(kept))
    writeStored(cartKeys.savedCarts, carts)
  }
  return carts
}

export function writeSavedCarts(carts: SavedCart[]): void {
  writeStored(cartKeys.savedCarts, carts)
}

/** Calls `changed` when another tab changed the saved carts. Returns a function that stops listening. */
export function onSavedCartsOfOtherTabs(changed: () => void): () => void {
  return onStoredChange(cartKeys.savedCarts, changed)
}
