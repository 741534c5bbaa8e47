import { requestLock } from '../../shared/tabLock'
import type { TabLock } from '../../shared/tabLock'

let held: TabLock | undefined

/**
 * One payment at a time in all tabs of the browser: they share one cart. The lock is kept until the outcome is known,
 * not just until an answer comes. Gives false while another tab has it, after waiting so many milliseconds for it.
 * Without locks, the key and what leaves the cart still protect.
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
