import { requestLock } from '../../../../shared/tabLock'
import type { TabLock } from '../../../../shared/tabLock'

let held: TabLock | undefined

/**
 * One payment at a time in all tabs, which share a cart, until the outcome is known. `timeout`: milliseconds to wait
 * for another tab, false if it keeps the lock. Without locks, key and removed lines protect.
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
