import { keyKeptHours } from '../../../api/contract/paying/attempts'
import type { PlacedOrder } from '../../../api/contract/paying/paying'
import { own } from '../../../shared/byName'
import type { OrderRecord } from '../../state/buying/orders'
import type { BackendState } from '../../state'
import { ownerOf } from './visitor'
import type { Visitor } from './visitor'

/** Returns what a key stands for, unless it is forgotten: keys are kept as long as the contract promises. */
export function keptFor<R extends { at: number }>(records: Record<string, R>, key: string, now: number): R | undefined {
  const record = own(records, key)
  return record && now - record.at < keyKeptHours * 3_600_000 ? record : undefined
}

export const attemptKey = (visitor: Visitor, key: string) => `${ownerOf(visitor)}:${key}`

export function outcomeOf(state: BackendState, visitor: Visitor, key: string, now: number) {
  const attempt = keptFor(state.attempts, attemptKey(visitor, key), now)
  if (!attempt) return { status: 'none' as const }
  const order = orderOf(state, attempt.order_id)
  return order ? { status: 'paid' as const, order: placedAnswer(order) } : { status: 'declined' as const }
}

export const orderOf = (state: BackendState, id: string | null) => state.orders.find((order) => order.order_id === id)

export const placedAnswer = ({ order_id, order_number, status, order_key, quote_id }: OrderRecord): PlacedOrder => ({
  order_id,
  order_number,
  status,
  order_key,
  quote_id,
})
