import type { BodyOf } from '../../../api/contract/base/endpoint'
import * as codes from '../../../api/contract/base/errorCodes'
import type { findOrderAsGuest } from '../../../api/contract/buying/orders'
import type { OrderRecord } from '../../state/buying/orders'
import type { BackendState } from '../../state'
import { refuse } from '../base/refusal'
import { riderOf } from '../base/visitor'
import type { Visitor } from '../base/visitor'

/** Returns the rider's own order. Errors: refuses if there is none. */
export const ownOrder = (state: BackendState, visitor: Visitor, id: string | undefined): OrderRecord => {
  const { user } = riderOf(visitor)
  return state.orders.find((entry) => entry.order_id === id && entry.owner === user.uuid) ?? refuse(codes.notFound)
}

/** Returns a guest's order by details that only its guest knows. Errors: refuses if none matches. */
export function guestOrder(state: BackendState, proof: BodyOf<typeof findOrderAsGuest>): OrderRecord {
  const fits = (order: OrderRecord) =>
    'order_key' in proof
      ? order.order_id === proof.order_id && order.order_key === proof.order_key
      : isSameText(order.order_number, proof.order_number) && isSameText(order.email, proof.email)
  return state.orders.find((entry) => entry.owner === null && fits(entry)) ?? refuse(codes.notFound)
}

export const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
