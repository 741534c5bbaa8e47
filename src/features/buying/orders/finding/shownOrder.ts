import type { Order } from '../../../../api/contract/buying/orders'
import type { RootState } from '../../../../shared/store'
import { selectOrderSummary } from './orderSummarySlice'

export function selectShownOrder(state: RootState): Order | undefined {
  const { order } = selectOrderSummary(state)
  return order.status === 'loaded' ? order.value : undefined
}
