import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { ReportLink } from '../../../paying/cases'
import { BuyAgain } from '../buyAgain/BuyAgain'
import { cardOf } from '../receipt/orderFacts'

interface OrderActsProps {
  order: Order
  /** The page is about the order alone. */
  isMain?: boolean
}

export default function OrderActs({ order, isMain }: OrderActsProps) {
  const { t } = useTranslation('orders')
  const { order_id: id, order_number, date: date_time, amount_paid } = order
  return (
    <>
      <BuyAgain
        variant={isMain ? 'contained' : 'outlined'}
        lines={order.order_items.map((item) => {
          const { uuid, name, quantity, applied_filters: filters } = item
          return { uuid, name, quantity, filters, card: cardOf(item, order) }
        })}
      />
      {isMain && (
        <LinkButton to={paths.products} variant="outlined">
          {t('continue')}
        </LinkButton>
      )}
      <ReportLink about={{ kind: 'order', id, order_number, date_time, amount: amount_paid ?? undefined }} />
    </>
  )
}
