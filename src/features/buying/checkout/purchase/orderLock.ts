import { inMemory } from '../../../../shared/storage/inMemory'
import { requestLock } from '../../../../shared/tabLock'
import type { TabLock } from '../../../../shared/tabLock'

const held = inMemory<TabLock>()

/**
 * Allows one payment at a time in all tabs until the outcome is known. `timeout`: milliseconds to wait for another tab.
 * Returns false if that tab keeps the lock. Without locks, the key and the removed lines protect.
 */
export async function holdOrderLock(timeout = 0): Promise<boolean> {
  if (held.get()) return true
  const lock = requestLock('fare-portal:order', timeout)
  if (!(await lock.granted)) return false
  held.set(lock)
  return true
}

export function releaseOrderLock(): void {
  held.get()?.release()
  held.wipe()
}
