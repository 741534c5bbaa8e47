import type * as contract from '../../api/contract/orders'
import { guestOrder, ownOrder } from '../rules/findOrder'
import { orderAnswer } from '../rules/orderAnswer'
import type { BehaviourOf, CallsOf } from './behaviour'

export const ordersBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getOrder: ({ state, params, visitor, language }) => orderAnswer(state, ownOrder(state, visitor, params.id), language),

  findOrderAsGuest: ({ state, body, language }) => orderAnswer(state, guestOrder(state, body), language),
}
