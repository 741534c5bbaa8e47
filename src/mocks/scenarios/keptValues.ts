import { rawOf, readStored, removeStored, writeStored } from '../../shared/storage/browserStorage'
import type { StoredKey } from '../../shared/storage/browserStorage'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import { clearSession, sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import { settingsKeys } from '../../features/identity/settings/settingsKeys'
import { inLongWords } from '../words/longWords'

/** What the portal has stored in the local storage: raw values by key. */
export type KeptValues = Record<string, string>

export const keptAs = <T>(entry: StoredKey<T>, value: T): KeptValues => ({ [entry.key]: rawOf(entry, value) })

/** Fills the page's storage with exactly these values. Node has no such storage. */
export function writeKeptValues(values: KeptValues): void {
  if (typeof window === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const [key, raw] of Object.entries(values)) window.localStorage.setItem(key, raw)
}

/** Ends the stored visitor's session, and stores the values of the next visitor. The cart stays. */
export function changeVisitor(values: KeptValues): void {
  if (typeof window === 'undefined') return
  clearSession()
  for (const entry of [sessionKeys.isGuestUser, sessionKeys.cardToken, cardKeys.fareMediaId]) removeStored(entry)
  for (const [key, raw] of Object.entries(values)) window.localStorage.setItem(key, raw)
}

const testersLanguage = 'tester_language'

/** Stores the language that the portal opens in, and that a tester chose it. */
export function keepLanguage(language: string): void {
  if (typeof window === 'undefined') return
  writeStored(settingsKeys.language, language)
  window.localStorage.setItem(testersLanguage, language)
}

/** Returns the language that a tester chose. The operator may not offer it, and the browser may refuse its storage. */
export function chosenLanguage(): string | null {
  try {
    return window.localStorage.getItem(testersLanguage)
  } catch {
    return null
  }
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
