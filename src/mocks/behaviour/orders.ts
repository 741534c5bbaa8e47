import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/orders'
import { guestOrderBy } from '../rules/findGuestOrder'
import { orderAnswer } from '../rules/orderAnswer'
import { refuse } from '../rules/refusal'
import { riderOf } from '../rules/visitor'
import type { BehaviourOf, CallsOf } from './behaviour'

export const ordersBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getOrder: ({ state, params, visitor, language }) => {
    const { user } = riderOf(visitor)
    const order = state.orders.find((entry) => entry.order_id === params.id && entry.owner === user.uuid)
    return orderAnswer(state, order ?? refuse(codes.notFound), language)
  },

  findOrderAsGuest: ({ state, body, language }) =>
    orderAnswer(state, guestOrderBy(state, body) ?? refuse(codes.notFound), language),
}
