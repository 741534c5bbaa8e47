import * as v from 'valibot'
import * as limits from '../../../../api/contract/base/limits'
import {
  onStoredChange,
  putAside,
  readStored,
  removeStored,
  writeStored,
} from '../../../../shared/storage/browserStorage'
import { cartKeys } from './cartKeys'
import { cartLineSchema, countOf, lineKey } from './cartLine'
import type { CartLine } from './cartLine'

/** Returns the valid lines, and how many were dropped: of another shape, repeated, or above the limit. */
export function trustedLines(entries: unknown[], limit: number): { lines: CartLine[]; dropped: number } {
  const lines: CartLine[] = []
  const known = new Set<string>()
  for (const entry of entries.slice(0, limits.quantity)) {
    const parsed = v.safeParse(cartLineSchema, entry)
    if (!parsed.success || known.has(lineKey(parsed.output))) continue
    if (countOf(lines) + parsed.output.quantity > limit) continue
    known.add(lineKey(parsed.output))
    lines.push(parsed.output)
  }
  return { lines, dropped: entries.length - lines.length }
}

export function readStoredCart(limit: number): { lines: CartLine[]; dropped: number } {
  const entries = readStored(cartKeys.cart)
  if (!entries) return { lines: [], dropped: 0 }
  const read = trustedLines(entries, limit)
  if (read.dropped > 0) {
    putAside(cartKeys.cart, JSON.stringify(entries))
    writeStored(cartKeys.cart, read.lines)
  }
  return read
}

export function writeCart(lines: CartLine[]): void {
  writeStored(cartKeys.cart, lines)
}

export function readStoredBuyNow(limit: number): CartLine[] | undefined {
  const entries = readStored(cartKeys.buyNow)
  return entries && trustedLines(entries, limit).lines
}

export function writeBuyNow(lines: CartLine[] | null): void {
  if (lines) writeStored(cartKeys.buyNow, lines)
  else removeStored(cartKeys.buyNow)
}

/** Calls `changed` when another tab changed the cart. Returns a function that stops listening. */
export function onCartOfOtherTabs(changed: () => void): () => void {
  return onStoredChange(cartKeys.cart, changed)
}
