const states = ['active', 'pending', 'paused', 'failed'] as const

/** The state of something that charges by itself (FM-14). */
export type RunningState = (typeof states)[number]

/** Returns a state for which the portal has a sign and a text, whatever its case; else undefined. */
export const runningState = ({ state }: { state: string }): RunningState | undefined =>
  states.find((known) => known === state.trim().toLowerCase())

/** Returns why it no longer charges; undefined if it does. An unknown state may charge. */
export function stoppedAs(charge: { state: string } | null | undefined): 'failed' | 'paused' | undefined {
  const state = charge ? runningState(charge) : undefined
  return state === 'failed' || state === 'paused' ? state : undefined
}
