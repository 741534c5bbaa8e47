import { knownWord } from '../../knownWord'

const states = ['active', 'pending', 'paused', 'failed'] as const

/** The state of something that charges by itself (FM-14). */
export type RunningState = (typeof states)[number]

/** Returns a state for which the portal has a sign and a text; else undefined. */
export const runningState = ({ state }: { state: string }): RunningState | undefined => knownWord(states, state)

/** Returns why it no longer charges; undefined if it does. */
export const stoppedAs = (charge: { state: string } | null | undefined): 'failed' | 'paused' | undefined =>
  knownWord(['failed', 'paused'], charge?.state)

/** Checks whether it may charge, as it may in an unknown state. */
export const isRunning = (charge: { state: string } | null | undefined): boolean => !!charge && !stoppedAs(charge)

/** Checks whether a charge that was tried took nothing. Any word but `failed` counts as done. */
export const hasFailed = (run: { state: string }): boolean => stoppedAs(run) === 'failed'
