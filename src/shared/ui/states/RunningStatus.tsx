import { runningState } from './runningState'
import type { RunningState } from './runningState'
import { Status } from './Status'
import type { Tone } from './Status'

const tones: Record<RunningState, Tone> = { active: 'good', pending: 'waiting', paused: 'stopped', failed: 'broken' }

interface RunningStatusProps {
  of: { state: string }
  textOf: (state: RunningState) => string
}

/** The status of something that charges by itself: an autoload, a renewal (FM-14). */
export function RunningStatus({ of, textOf }: RunningStatusProps) {
  const state = runningState(of)
  return <Status tone={state && tones[state]}>{state ? textOf(state) : of.state}</Status>
}
