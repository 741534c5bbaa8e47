import { onStoredChange, putAside, readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { stored } from '../../../../shared/storage/storedKeys'
import { trustedSavedCarts } from './savedCart'
import type { SavedCart } from './savedCart'

/** Returns the stored carts that are valid; invalid ones are set aside and reported. */
export function readStoredSavedCarts(): SavedCart[] {
  const kept = readStored(stored.savedCarts)
  if (!kept) return []
  const { carts, dropped } = trustedSavedCarts(kept)
  if (dropped > 0) {
    putAside(stored.savedCarts, JSON.stringify(kept))
    writeStored(stored.savedCarts, carts)
  }
  return carts
}

export function writeSavedCarts(carts: SavedCart[]): void {
  writeStored(stored.savedCarts, carts)
}

/** Calls `changed` when another tab changed the saved carts. Returns a function that stops listening. */
export function onSavedCartsOfOtherTabs(changed: () => void): () => void {
  return onStoredChange(stored.savedCarts, changed)
}
