import type { CallName } from '../../api/contract/index'
import type { BackendState } from '../state'
import type { StateStore } from './stateStore'

/** How often a waiting answer looks whether its delay was changed, in milliseconds. */
const step = 100

/** Returns for how many milliseconds the tester delays the answers of a call. */
export const delayOf = ({ delays }: BackendState, call: CallName): number => delays[call] ?? delays['*'] ?? 0

/**
 * Waits `delay` milliseconds before the answer of a call. A shorter delay that is set during the wait counts from its
 * beginning, so that a test holds an answer by a long delay and releases it by `delay(0, call)`.
 */
export async function waitForDelay(
  { store, call, delay }: { store: StateStore; call: CallName; delay: number },
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  let waited = 0
  for (let left = delay; left > 0;) {
    const next = Math.min(step, left)
    await wait(next)
    waited += next
    left = waited < delay ? Math.min(delay, await store.run((state) => delayOf(state, call))) - waited : 0
  }
}
