import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { chargedName } from '../../../paying/payment/onDemand'

type Refunded = Pick<Order['refunds'][number], 'label' | 'methods'>

export function RefundedTo({ label, methods }: Refunded) {
  const { t } = useTranslation('orders')
  if (!label) return t('totals.refunded')
  return <MaskedName>{t('totals.refundedTo', { method: chargedName(label, ...(methods ?? [])) })}</MaskedName>
}
