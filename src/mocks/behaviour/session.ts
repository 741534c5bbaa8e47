import type * as contract from '../../api/contract/session'
import { bearerOf } from '../rules/visitor'
import type { BehaviourOf, CallsOf } from './behaviour'

export const sessionBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  logout: ({ state, visitor }) => {
    delete state.sessions[bearerOf(visitor).token]
    return null
  },
}
