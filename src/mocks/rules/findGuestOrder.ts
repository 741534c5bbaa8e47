import type { BodyOf } from '../../api/contract/endpoint'
import type { findOrderAsGuest } from '../../api/contract/orders'
import type { OrderRecord } from '../state/orders'
import type { BackendState } from '../state'

/** A guest's order, by what only its guest knows. */
export function guestOrderBy(state: BackendState, proof: BodyOf<typeof findOrderAsGuest>): OrderRecord | undefined {
  const fits = (order: OrderRecord) =>
    'order_key' in proof
      ? order.order_id === proof.order_id && order.order_key === proof.order_key
      : isSameText(order.order_number, proof.order_number) && isSameText(order.email, proof.email)
  return state.orders.find((entry) => entry.owner === null && fits(entry))
}

export const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
