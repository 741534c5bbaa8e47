const states = ['active', 'pending', 'paused', 'failed'] as const

/** How something stands that charges by itself: an autoload, a renewal (FM-14). */
export type RunningState = (typeof states)[number]

/** Returns a state that the portal has a sign and a text for, whatever its case. */
export const runningState = ({ state }: { state: string }): RunningState | undefined =>
  states.find((known) => known === state.trim().toLowerCase())
