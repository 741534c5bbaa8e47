import type { Visitor } from '../rules/base/visitor'
import { riderOf } from '../rules/base/visitor'
import type { OrderRecord } from '../state/buying/orders'
import type { BackendState } from '../state'
import { lineTypeOf } from '../rules/buying/orderMoney'
import { everyCard } from '../state/cards/fareMedia'
import { isWithinDays } from './withinDays'

export function ordersOf(state: BackendState, visitor: Visitor): OrderRecord[] {
  const { uuid } = riderOf(visitor).user
  return state.orders
    .filter(({ owner }) => owner === uuid)
    .sort((one, other) => other.date.localeCompare(one.date) || other.order_id.localeCompare(one.order_id))
}

/** Whether an order is for the card that a call asks for, if it asks for one. */
function isForCard(state: BackendState, { card_number }: OrderRecord, query: URLSearchParams): boolean {
  const wanted = query.get('card')
  if (!wanted) return true
  const card = everyCard(state).find(({ faremedia_id }) => faremedia_id === wanted)
  return card !== undefined && card.printed_card_number === card_number
}

/** Whether an order fits the days, the card and the type of line that a call asks for. */
export function isWanted(state: BackendState, order: OrderRecord, query: URLSearchParams): boolean {
  const type = query.get('type')
  return (
    isWithinDays(order.date, query) &&
    isForCard(state, order, query) &&
    (!type || order.items.some((item) => lineTypeOf(item, order) === type))
  )
}
