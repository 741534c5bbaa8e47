const states = ['active', 'pending', 'paused', 'failed'] as const

/** Of what charges by itself (FM-14). */
export type RunningState = (typeof states)[number]

/** A state that the portal has sign and text for, whatever its case. */
export const runningState = ({ state }: { state: string }): RunningState | undefined =>
  states.find((known) => known === state.trim().toLowerCase())
