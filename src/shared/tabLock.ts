/** A lock that all tabs of the browser share. */
export interface TabLock {
  /** False while another tab has it still. */
  granted: boolean | Promise<boolean>
  /** Also before it is granted: then it is not waited for any longer. */
  release: () => void
}

/**
 * Asks for a lock, waiting so many milliseconds for it. Old browsers have no locks, nor have pages outside secure
 * contexts; some refuse them. Nobody must be kept from buying by that, so they do without.
 */
export function requestLock(name: string, timeout: number): TabLock {
  const locks = (window.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return { granted: true, release: () => undefined }
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const granted = new Promise<boolean>((resolve) => {
    const manner = timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }
    const held = locks.request(name, manner, (lock) => {
      resolve(lock !== null)
      return lock ? released : undefined
    })
    held.catch((thrown: unknown) => resolve(!(thrown instanceof DOMException && thrown.name === 'TimeoutError')))
  })
  return { granted, release }
}
