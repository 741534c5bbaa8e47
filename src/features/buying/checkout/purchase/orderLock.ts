import { requestLock } from '../../../../shared/tabLock'
import type { TabLock } from '../../../../shared/tabLock'

/** The browser's lock, which a store cannot hold. */
let held: TabLock | undefined

/**
 * Allows one payment at a time in all tabs of the browser, because they share one cart. The tab holds the lock until
 * the outcome is known, not just until an answer comes. `timeout`: milliseconds to wait for another tab's lock. Returns
 * false if that tab still holds it. In a browser without locks, the key and the removal of bought lines still protect.
 */
export async function holdOrderLock(timeout = 0): Promise<boolean> {
  if (held) return true
  const lock = requestLock('fare-portal:order', timeout)
  if (!(await lock.granted)) return false
  held = lock
  return true
}

export function releaseOrderLock(): void {
  held?.release()
  held = undefined
}
