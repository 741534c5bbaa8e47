import { vi } from 'vitest'

/**
 * Shares events of the storage and locks between the tabs of one browser, each of which has its own loaded modules. A
 * tab also receives events of its own writes, which change nothing for it.
 */
export function shareBrowser(): () => void {
  const stopTelling = tellWrites()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: locking() } })
  // The clock of an AbortSignal is not the test's.
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController()
    setTimeout(() => over.abort(new DOMException('', 'TimeoutError')), ms)
    return over.signal
  })
  return () => {
    stopTelling()
    timeouts.mockRestore()
    Reflect.deleteProperty(navigator, 'locks')
  }
}

/** This is no spy, which would remember every write of a thousand runs. */
function tellWrites(): () => void {
  const { setItem, removeItem } = Storage.prototype
  const tell = (storage: Storage, key: string, value: string | null) => {
    if (storage !== window.localStorage || storage.getItem(key) === value) return
    setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage })))
  }
  Storage.prototype.setItem = function (key, value) {
    tell(this, key, value)
    setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function (key) {
    tell(this, key, null)
    removeItem.call(this, key)
  }
  return () => void Object.assign(Storage.prototype, { setItem, removeItem })
}

interface LockOptions {
  ifAvailable?: boolean
  signal?: AbortSignal
}

/**
 * The `request` of `navigator.locks`. One holder at a time; the others wait until their signal aborts, or not at all.
 */
export function locking() {
  const held = new Map<string, Promise<unknown>>()
  return async (name: string, { ifAvailable, signal }: LockOptions, work: (lock: object | null) => unknown) => {
    if (ifAvailable && held.has(name)) return work(null)
    const refused = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    // The caller may have stopped waiting when the promise rejects.
    refused.catch(() => undefined)
    while (held.has(name)) await Promise.race([held.get(name), refused])
    const done = Promise.resolve(work({})).finally(() => held.delete(name))
    held.set(name, done)
    return done
  }
}
