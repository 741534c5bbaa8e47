import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { now } from '../../../../shared/clock'
import { stateKey } from './orderState'

/** Returns the state in words. An unknown status is shown as it came. */
export function useOrderState(order: Order): string {
  const { t } = useTranslation('orders')
  const key = stateKey(order, now())
  return key ? t(key) : order.status
}
