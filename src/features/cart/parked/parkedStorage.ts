import { onStoredChange, putAside, readStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { trustedParked } from './parkedCart'
import type { ParkedCart } from './parkedCart'

/** What is stored and can be trusted; the rest is put aside and reported. */
export function readStoredParked(): ParkedCart[] {
  const kept = readStored(stored.parkedCarts)
  if (!kept) return []
  const { carts, dropped } = trustedParked(kept)
  if (dropped > 0) {
    putAside(stored.parkedCarts, JSON.stringify(kept))
    writeStored(stored.parkedCarts, carts)
  }
  return carts
}

export function writeParked(carts: ParkedCart[]): void {
  writeStored(stored.parkedCarts, carts)
}

/** Tells when another tab changed them. Gives back the function that stops listening. */
export function onParkedOfOtherTabs(changed: () => void): () => void {
  return onStoredChange(stored.parkedCarts, changed)
}
