import * as v from 'valibot'
import * as limits from '../../api/contract/base/limits'
import { mailbox } from '../../api/reports/mailbox'

/**
 * Reads and writes the portal's own keys (STORE-01, STORE-02). It checks each value on reading, sets a damaged one
 * aside under `damaged:<key>` and reports it once. If storage is full, off or throws, or a value is too long, this
 * tab's memory holds the value, and that is reported at once.
 */
export interface StoredKey<T> {
  key: string
  schema: v.GenericSchema<unknown, T>
  /**
   * `json` by default. `text` stores the value raw, as the transit provider's other programs expect it (tokens, flags).
   */
  format: 'json' | 'text'
  area: 'local' | 'session'
  /** The number of characters. A longer value is not stored, and a stored one counts as damaged. */
  maxLength: number
  /** The value is a token or a key. No copy of a damaged one is stored. */
  isSecret: boolean
}

export function storedKey<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  options: Partial<Omit<StoredKey<T>, 'key' | 'schema'>> = {},
): StoredKey<T> {
  return { key, schema, format: 'json', area: 'local', maxLength: limits.text, isSecret: false, ...options }
}

/** How the key of a damaged value's copy begins. */
const damaged = 'damaged:'

/** Values that storage refused. The store is filled from here. */
const memory = new Map<string, string>()
const memoryKey = (entry: StoredKey<unknown>) => `${entry.area}:${entry.key}`

function area(entry: StoredKey<unknown>): Storage | undefined {
  try {
    return entry.area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

function readRaw(entry: StoredKey<unknown>): string | null {
  const kept = memory.get(memoryKey(entry))
  if (kept !== undefined) return kept
  try {
    return area(entry)?.getItem(entry.key) ?? null
  } catch {
    return null
  }
}

function setItem(storage: Storage, key: string, raw: string): void {
  try {
    storage.setItem(key, raw)
  } catch {
    // The copies for support give way to what the portal needs.
    for (const name of Object.keys(storage)) if (name.startsWith(damaged)) storage.removeItem(name)
    storage.setItem(key, raw)
  }
}

function writeRaw(entry: StoredKey<unknown>, raw: string): boolean {
  try {
    const storage = area(entry)
    if (!storage || raw.length > entry.maxLength) throw new Error('no room')
    setItem(storage, entry.key, raw)
    memory.delete(memoryKey(entry))
    return true
  } catch {
    memory.set(memoryKey(entry), raw)
    report({ kind: 'unavailable', key: entry.key })
    return false
  }
}

export type StorageTrouble = { kind: 'damaged' | 'unavailable'; key: string }
/** Storage is read before there is a store that could be told. */
const reported = new Set<string>()
const troubles = mailbox<StorageTrouble>()

/** Reports each damaged value or failing storage once, also earlier ones. Returns a function that ends it. */
export const onStorageTrouble = troubles.listen

function report(trouble: StorageTrouble): void {
  // Failing storage is reported once for all keys, a damaged value once for each key.
  const once = trouble.kind === 'unavailable' ? trouble.kind : `${trouble.kind}:${trouble.key}`
  if (reported.has(once)) return
  reported.add(once)
  troubles.tell(trouble)
}

function decode<T>(entry: StoredKey<T>, raw: string): T {
  if (raw.length > entry.maxLength && !memory.has(memoryKey(entry))) throw new Error('too long')
  return v.parse(entry.schema, entry.format === 'json' ? JSON.parse(raw) : raw)
}

/** Returns the stored value; undefined if there is none or it is not valid. */
export function readStored<T>(entry: StoredKey<T>): T | undefined {
  const raw = readRaw(entry)
  if (raw === null) return undefined
  try {
    return decode(entry, raw)
  } catch {
    putAside(entry, raw)
    return undefined
  }
}

const copyOf = (entry: StoredKey<unknown>) => damaged + entry.key

/** Sets a damaged value aside for support, and reports it. */
export function putAside(entry: StoredKey<unknown>, raw: string): void {
  removeStored(entry)
  try {
    if (!entry.isSecret) area(entry)?.setItem(copyOf(entry), raw.slice(0, 2_000))
  } catch {
    // If storage is full, it gets no copy.
  }
  report({ kind: 'damaged', key: entry.key })
}

export const rawOf = <T>(entry: StoredKey<T>, value: T): string =>
  entry.format === 'json' ? JSON.stringify(value) : String(value)

/** Returns false if only this tab's memory holds the value. */
export const writeStored = <T>(entry: StoredKey<T>, value: T): boolean => writeRaw(entry, rawOf(entry, value))

/** Removes a value and the copy of a damaged one, so that no data outlasts its session. */
export function removeStored(entry: StoredKey<unknown>): void {
  memory.delete(memoryKey(entry))
  try {
    area(entry)?.removeItem(entry.key)
    area(entry)?.removeItem(copyOf(entry))
  } catch {
    // If storage throws, it holds nothing.
  }
}

/** Calls `changed` when another tab changes a value. Returns a function that stops listening. */
export function onStoredChange<T>(entry: StoredKey<T>, changed: (value: T | undefined) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea !== area(entry)) return
    if (event.key !== entry.key && event.key !== null) return
    // The value in this tab's memory is older than another tab's change.
    memory.delete(memoryKey(entry))
    changed(readStored(entry))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/**
 * Erases this tab's own values when another tab has erased everything. The event of that has no key. Returns a function
 * that stops listening.
 */
export function eraseWithOtherTabs(): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== null) return
    memory.clear()
    try {
      window.sessionStorage.clear()
    } catch {
      // If storage throws, it holds nothing.
    }
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Resets the module for tests, as if the page had just opened. */
export function forgetStorageState(): void {
  memory.clear()
  reported.clear()
  troubles.listen(() => undefined)()
}
