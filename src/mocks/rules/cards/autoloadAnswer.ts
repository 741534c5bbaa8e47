import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { AutoloadRecord } from '../../state/cards/autoloads'
import { versionOf } from '../base/versions'

/** Returns an autoload as the backend sends it. Its next charge is told only while one is planned for a day. */
export function autoloadAnswer({ plan, state, reason, next_day, last_run }: AutoloadRecord): Autoload {
  const isPlanned = state === 'active' || state === 'pending'
  return {
    ...plan,
    version: versionOf(plan),
    state,
    reason,
    last_run,
    next_run: isPlanned && plan.kind === 'time' ? next_day : null,
  }
}
