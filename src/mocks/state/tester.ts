import type { CallName } from '../../api/contract'

/** What a tester may set for every call. */
export interface TesterState {
  /** Milliseconds by call, or `*`. */
  delays: Partial<Record<CallName | '*', number>>
  /** Milliseconds since the epoch while the clock stands still. */
  clock: number | null
  /** Every text that people read is one long word. */
  hasLongWords: boolean
}

export const testerSeed = (): TesterState => ({ delays: {}, clock: null, hasLongWords: false })
