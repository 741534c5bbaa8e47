import type * as contract from '../../../api/contract/identity/session'
import { bearerOf } from '../../rules/base/visitor'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const sessionBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  logout: ({ state, visitor }) => {
    delete state.sessions[bearerOf(visitor).token]
    return null
  },
}
