import { rawOf, readStored, writeStored } from '../../shared/storage/browserStorage'
import type { StoredKey } from '../../shared/storage/browserStorage'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import { inLongWords } from '../words/longWords'

/** What the portal has stored in the local storage: raw values by key. */
export type KeptValues = Record<string, string>

/** Returns one stored value, written as the portal writes it. */
export const keptAs = <T>(entry: StoredKey<T>, value: T): KeptValues => ({ [entry.key]: rawOf(entry, value) })

/** Fills the page's storage with exactly these values. Node has no such storage. */
export function writeKeptValues(values: KeptValues): void {
  if (typeof window === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const [key, raw] of Object.entries(values)) window.localStorage.setItem(key, raw)
}

/** Puts long words into the earlier answers that the portal has stored. */
export function lengthenKeptValues(): void {
  if (typeof window === 'undefined') return
  lengthen(cartKeys.cart)
  lengthen(sessionKeys.user)
}

function lengthen<T>(entry: StoredKey<T>): void {
  const value = readStored(entry)
  if (value !== undefined) writeStored(entry, inLongWords(value))
}
