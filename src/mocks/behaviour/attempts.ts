import type * as contract from '../../api/contract/attempts'
import { outcomeOf } from '../rules/keptAttempts'
import { riderOf } from '../rules/visitor'
import type { BehaviourOf, CallsOf } from './behaviour'

export const attemptsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  findOrderAttempt: ({ state, params, visitor }) => {
    riderOf(visitor)
    return outcomeOf(state, visitor, params.key ?? '')
  },

  /** Also serves a rider who tried to pay before signing in. */
  findOrderAttemptAsGuest: ({ state, params }) => outcomeOf(state, { kind: 'visitor' }, params.key ?? ''),
}
