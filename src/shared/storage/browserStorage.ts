import * as v from 'valibot'
import * as limits from '../../api/contract/base/limits'

/**
 * The only module that uses browser storage (STORE-01, STORE-02). It checks every value on reading and rebuilds it
 * field by field. It sets a damaged value aside under `damaged:<key>` until the value is removed, and reports it once.
 * If storage is full, disabled or throws, or if a value is too long, it keeps the value in memory for this tab and
 * reports that at once.
 */
export interface StoredKey<T> {
  key: string
  schema: v.GenericSchema<unknown, T>
  /**
   * `json` by default; `text` stores the value raw, as other programs of the transit provider expect it (tokens,
   * flags).
   */
  format: 'json' | 'text'
  area: 'local' | 'session'
  /** Characters. A longer value is not stored, and counts as damaged if storage contains one. */
  maxLength: number
  /** A token or a key. No copy of a damaged one is stored. */
  isSecret: boolean
}

export function storedKey<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  options: Partial<Omit<StoredKey<T>, 'key' | 'schema'>> = {},
): StoredKey<T> {
  return { key, schema, format: 'json', area: 'local', maxLength: limits.text, isSecret: false, ...options }
}

/** What storage refused. The store itself is filled from here. */
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

function writeRaw(entry: StoredKey<unknown>, raw: string): void {
  try {
    const storage = area(entry)
    if (!storage || raw.length > entry.maxLength) throw new Error('no room')
    storage.setItem(entry.key, raw)
    memory.delete(memoryKey(entry))
  } catch {
    memory.set(memoryKey(entry), raw)
    report({ kind: 'unavailable', key: entry.key })
  }
}

export type StorageTrouble = { kind: 'damaged' | 'unavailable'; key: string }
/** Storage is read before there is a store that could be told. */
const reported = new Set<string>()
let listener: ((trouble: StorageTrouble) => void) | undefined
const waiting: StorageTrouble[] = []

/** Calls `listen` with damaged values and failing storage, each once. Earlier reports are delivered first. */
export function onStorageTrouble(listen: (trouble: StorageTrouble) => void): void {
  listener = listen
  waiting.splice(0).forEach(listen)
}

function report(trouble: StorageTrouble): void {
  // Failing storage is reported once for all keys, a damaged value once per key.
  const once = trouble.kind === 'unavailable' ? trouble.kind : `${trouble.kind}:${trouble.key}`
  if (reported.has(once)) return
  reported.add(once)
  if (listener) listener(trouble)
  else waiting.push(trouble)
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

const copyOf = (entry: StoredKey<unknown>) => `damaged:${entry.key}`

/** Sets an invalid value aside for support, and reports it. */
export function putAside(entry: StoredKey<unknown>, raw: string): void {
  removeStored(entry)
  try {
    if (!entry.isSecret) area(entry)?.setItem(copyOf(entry), raw.slice(0, 2_000))
  } catch {
    // If storage is full, no copy of the damaged value is stored.
  }
  report({ kind: 'damaged', key: entry.key })
}

/** Returns the raw text that storage holds for a value. */
export const rawOf = <T>(entry: StoredKey<T>, value: T): string =>
  entry.format === 'json' ? JSON.stringify(value) : String(value)

export function writeStored<T>(entry: StoredKey<T>, value: T): void {
  writeRaw(entry, rawOf(entry, value))
}

/** Removes the value and the copy of a damaged one, so that no data of a session remains after its end. */
export function removeStored(entry: StoredKey<unknown>): void {
  memory.delete(memoryKey(entry))
  try {
    area(entry)?.removeItem(entry.key)
    area(entry)?.removeItem(copyOf(entry))
  } catch {
    // If storage throws, it holds nothing.
  }
}

/**
 * Calls `changed` when another tab changes a key; the tab that writes gets no event. Returns a function that stops
 * listening.
 */
export function onStoredChange<T>(entry: StoredKey<T>, changed: (value: T | undefined) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea !== area(entry)) return
    if (event.key !== entry.key && event.key !== null) return
    // The newest change counts: a value in this tab's memory is older than another tab's change.
    memory.delete(memoryKey(entry))
    changed(readStored(entry))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/**
 * Erases what this tab alone keeps when another tab has erased everything: a key that is no key says so. Returns a
 * function that stops listening.
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

/** For tests: resets the module as if the page had just been opened. */
export function forgetStorageState(): void {
  memory.clear()
  reported.clear()
  waiting.length = 0
  listener = undefined
}
