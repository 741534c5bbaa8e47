import type * as contract from '../../api/contract/addresses'
import { riderOf } from '../rules/visitor'
import type { BehaviourOf, CallsOf } from './behaviour'

export const addressesBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listAddresses: ({ state, visitor }) => {
    const { user } = riderOf(visitor)
    const own = state.addresses.filter((address) => address.owner === user.uuid)
    return { addresses: own.map(({ owner: _, ...address }) => address) }
  },
}
