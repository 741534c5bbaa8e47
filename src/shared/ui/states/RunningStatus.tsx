import { runningState } from './runningState'
import type { RunningState } from './runningState'
import { Status } from './Status'
import type { Tone } from './Status'

type ToldState = Exclude<RunningState, 'active'>

const tones: Record<ToldState, Tone> = { pending: 'waiting', paused: 'stopped', failed: 'broken' }

interface RunningStatusProps {
  of: { state: string }
  textOf: (state: ToldState) => string
}

/** The status of something that charges by itself: an autoload, a renewal (FM-14); nothing while all is well. */
export function RunningStatus({ of, textOf }: RunningStatusProps) {
  const state = runningState(of)
  if (state === 'active') return null
  return <Status tone={state && tones[state]}>{state ? textOf(state) : of.state}</Status>
}
