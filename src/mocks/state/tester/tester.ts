import type { CallName } from '../../../api/contract/index'

/** The tester's settings for all calls. */
export interface TesterState {
  /** Milliseconds by call, or `*` for all. */
  delays: Partial<Record<CallName | '*', number>>
  /** Milliseconds since the epoch at which the clock stands still; null while it runs. */
  clock: number | null
  /** The device's time at which the scenario began, where its clock runs from `scenarioStart`; null: it runs as the device's. */
  began: number | null
  /** Every text that people read is one long word. */
  hasLongWords: boolean
}

export const testerSeed = (): TesterState => ({ delays: {}, clock: null, began: null, hasLongWords: false })
