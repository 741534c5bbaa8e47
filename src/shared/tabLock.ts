export interface TabLock {
  granted: boolean | Promise<boolean>
  /** Releases the lock. A call before the lock is granted ends the waiting. */
  release: () => void
}

/**
 * Waits up to `timeout` milliseconds for a lock that all tabs share. Without locks in the browser it counts as granted,
 * because buying must stay possible.
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
