import type * as contract from '../../api/contract/connections'
import * as codes from '../../api/contract/errorCodes'
import { refuse } from '../rules/refusal'
import { socialProviders } from '../rules/riders/socialProviders'
import { riderOf } from '../rules/visitor'
import type { Visitor } from '../rules/visitor'
import type { BackendState } from '../state'
import { nextNumber } from '../state/counters'
import type { BehaviourOf, CallsOf } from './behaviour'

/** The provider's account behind this token is another rider's. */
const tokenOfAnother = 'taken-token'

export const connectionsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listConnections: ({ state, visitor }) => listOf(state, visitor),

  addConnection: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const { provider, access_token } = body
    if (!socialProviders.includes(provider)) refuse(codes.notValid, 'provider')
    if (access_token === tokenOfAnother) refuse(codes.linkedElsewhere)
    if (access_token !== 'good-token') refuse(codes.wrongLogin)
    if (!ownConnections(state, visitor).some((own) => own.provider === provider)) {
      const id = `connection-${nextNumber(state, 'connection')}`
      state.connections.push({ id, owner: user.uuid, provider, email: user.email })
    }
    return listOf(state, visitor)
  },

  removeConnection: ({ state, params, visitor }) => {
    const { user } = riderOf(visitor)
    const own = ownConnections(state, visitor)
    const removed = own.find(({ id }) => id === params.id) ?? refuse(codes.notFound)
    if (user.password === null && own.length === 1) refuse(codes.notAllowed)
    state.connections = state.connections.filter((entry) => entry !== removed)
    return listOf(state, visitor)
  },
}

const ownConnections = (state: BackendState, visitor: Visitor) => {
  const { user } = riderOf(visitor)
  return state.connections.filter(({ owner }) => owner === user.uuid)
}

const listOf = (state: BackendState, visitor: Visitor) => ({
  connections: ownConnections(state, visitor).map(({ owner: _, ...connection }) => connection),
})
