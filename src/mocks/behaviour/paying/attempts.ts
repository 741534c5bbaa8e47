import type * as contract from '../../../api/contract/paying/attempts'
import { outcomeOf } from '../../rules/base/keptAttempts'
import { riderOf } from '../../rules/base/visitor'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const attemptsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  findOrderAttempt: ({ state, params, visitor, now }) => {
    riderOf(visitor)
    return outcomeOf(state, visitor, params.key ?? '', now)
  },

  /** Also serves a rider who tried to pay before signing in. */
  findOrderAttemptAsGuest: ({ state, params, now }) => outcomeOf(state, { kind: 'visitor' }, params.key ?? '', now),
}
