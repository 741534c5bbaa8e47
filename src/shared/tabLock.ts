/** A lock that all tabs of the browser share. */
export interface TabLock {
  /** False if another tab holds the lock. */
  granted: boolean | Promise<boolean>
  /** May be called before the lock is granted, and then ends the waiting. */
  release: () => void
}

/**
 * Requests a lock and waits up to `timeout` milliseconds for it. Old browsers and pages outside secure contexts have no
 * locks, and some browsers refuse them. The lock then counts as granted, because buying must stay possible.
 */
export function requestLock(name: string, timeout: number): TabLock {
  const locks = (window.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return { granted: true, release: () => undefined }
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const granted = new Promise<boolean>((resolve) => {
    const options = timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }
    const held = locks.request(name, options, (lock) => {
      resolve(lock !== null)
      return lock ? released : undefined
    })
    held.catch((thrown: unknown) => resolve(!(thrown instanceof DOMException && thrown.name === 'TimeoutError')))
  })
  return { granted, release }
}
