import type { CallName } from '../../api/contract/index'
import type { BackendState } from '../state'
import type { StateStore } from './stateStore'

/** How often a waiting answer looks whether its delay was changed, in milliseconds. */
const step = 100

/** Returns for how many milliseconds the tester delays the answers of a call. */
export const delayOf = ({ delays }: BackendState, call: CallName): number => delays[call] ?? delays['*'] ?? 0

interface Wait {
  store: StateStore
  call: CallName
  /** In milliseconds. */
  delay: number
}

/**
 * Waits before the answer of a call. A shorter delay that is set during the wait counts from its beginning, so that a test
 * holds an answer by a long delay and releases it by `delay(0, call)`.
 */
export async function waitForDelay({ store, call, delay }: Wait): Promise<void> {
  if (delay === 0) return
  const begun = performance.now()
  await new Promise<void>((done) => {
    const finish = () => {
      clearTimeout(end)
      clearInterval(looks)
      done()
    }
    const look = async () => {
      const current = await store.run((state) => delayOf(state, call))
      if (performance.now() - begun >= current) finish()
    }
    // One timer for the whole time: a test that moves the clock on by leaps lets each timer end once a leap.
    const end = setTimeout(finish, delay)
    const looks = setInterval(() => void look(), step)
  })
}
