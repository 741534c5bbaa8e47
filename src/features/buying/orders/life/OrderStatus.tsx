import type { Order } from '../../../../api/contract/buying/orders'
import { now } from '../../../../shared/clock'
import { Status } from '../../../../shared/ui/states/Status'
import type { Tone } from '../../../../shared/ui/states/Status'
import { stateOfOrder } from './orderState'
import type { OrderState } from './orderState'
import { useOrderState } from './useOrderState'

const tones: Record<Exclude<OrderState, 'paid'>, Tone> = {
  onItsWay: 'waiting',
  pending: 'waiting',
  requiresAction: 'waiting',
  unpaid: 'waiting',
  refundedInPart: 'stopped',
  refunded: 'stopped',
  cancelled: 'stopped',
}

export function OrderStatus({ order }: { order: Order }) {
  const text = useOrderState(order)
  const state = stateOfOrder(order, now())
  if (state === 'paid') return null
  return <Status tone={state && tones[state]}>{text}</Status>
}
