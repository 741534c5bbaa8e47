import * as v from 'valibot'
import * as limits from '../../api/contract/limits'

/**
 * The only module that touches browser storage (STORE-01, STORE-02). Every value is checked on reading and rebuilt
 * field by field; a damaged one is put aside under `damaged:<key>` until the value is removed, and reported once. Where
 * storage is full, switched off or throws, or a value is too long for it, memory takes over for this tab, and that is
 * said at once.
 */
export interface StoredKey<T> {
  key: string
  schema: v.GenericSchema<unknown, T>
  /** `json` by default; `text` keeps the value raw, as other programs of the provider expect it (tokens, flags). */
  format: 'json' | 'text'
  area: 'local' | 'session'
  /** Characters; a longer value is not stored, and damaged where it is found. */
  maxLength: number
  /** A token or a key: of a damaged one no copy is kept. */
  isSecret: boolean
}

export function storedKey<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  options: Partial<Omit<StoredKey<T>, 'key' | 'schema'>> = {},
): StoredKey<T> {
  return { key, schema, format: 'json', area: 'local', maxLength: limits.text, isSecret: false, ...options }
}

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
const reported = new Set<string>()
let listener: ((trouble: StorageTrouble) => void) | undefined
const waiting: StorageTrouble[] = []

/** Tells of damaged values and failing storage, each once; what happened before anyone listened is told first. */
export function onStorageTrouble(listen: (trouble: StorageTrouble) => void): void {
  listener = listen
  waiting.splice(0).forEach(listen)
}

function report(trouble: StorageTrouble): void {
  // One word about failing storage is enough; a damaged value is named by its key.
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

/** Gives the stored value, or undefined where there is none or none that can be trusted. */
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

/** Moves a value that cannot be trusted out of the way, for support to look at, and reports it. */
export function putAside(entry: StoredKey<unknown>, raw: string): void {
  removeStored(entry)
  try {
    if (!entry.isSecret) area(entry)?.setItem(copyOf(entry), raw.slice(0, 2_000))
  } catch {
    // A full storage keeps no copy of what was damaged.
  }
  report({ kind: 'damaged', key: entry.key })
}

/** What the storage holds for a value. */
export const rawOf = <T>(entry: StoredKey<T>, value: T): string =>
  entry.format === 'json' ? JSON.stringify(value) : String(value)

export function writeStored<T>(entry: StoredKey<T>, value: T): void {
  writeRaw(entry, rawOf(entry, value))
}

/** Takes the value away, and with it the copy of a damaged one: what belonged to a session goes with the session. */
export function removeStored(entry: StoredKey<unknown>): void {
  memory.delete(memoryKey(entry))
  try {
    area(entry)?.removeItem(entry.key)
    area(entry)?.removeItem(copyOf(entry))
  } catch {
    // Nothing is stored where storage throws.
  }
}

/**
 * Hears a change of one key made by another tab (the tab that writes hears nothing).
 * Gives back the function that stops listening.
 */
export function onStoredChange<T>(entry: StoredKey<T>, changed: (value: T | undefined) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea !== area(entry)) return
    if (event.key !== entry.key && event.key !== null) return
    // The newest word counts: a value that only this tab's memory has is older than what another tab did.
    memory.delete(memoryKey(entry))
    changed(readStored(entry))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** For tests: as if the page had just been opened. */
export function forgetStorageState(): void {
  memory.clear()
  reported.clear()
  waiting.length = 0
  listener = undefined
}
