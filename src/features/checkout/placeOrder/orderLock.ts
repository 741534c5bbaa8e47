const name = 'fare-portal:order'

let release: (() => void) | undefined

/**
 * One payment at a time in all tabs of the browser: they share one cart. The lock is kept until the outcome is known,
 * not just until an answer comes. Gives false while another tab has it, after waiting so many milliseconds for it;
 * browsers without locks do without.
 */
export async function holdOrderLock(patience = 0): Promise<boolean> {
  if (release) return true
  // Absent in old browsers and outside secure contexts.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return true
  return new Promise((resolve) => {
    const manner = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
    const held = locks.request(name, manner, (lock) => {
      if (!lock) return resolve(false)
      return new Promise<void>((letGo) => {
        release = letGo
        resolve(true)
      })
    })
    // A browser that refuses locks must not keep anyone from paying: the key and the emptied cart still protect.
    held.catch((thrown: unknown) => resolve(!(thrown instanceof DOMException && thrown.name === 'TimeoutError')))
  })
}

export function releaseOrderLock(): void {
  release?.()
  release = undefined
}
