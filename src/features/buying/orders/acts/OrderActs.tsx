import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { ReportLink } from '../../../paying/cases'
import { BuyAgain } from '../buyAgain/BuyAgain'
import { cardOf } from '../receipt/orderFacts'

/** The acts of a page that is about the order alone. */
export default function OrderActs({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <BuyOrderAgain order={order} variant="contained" />
      <LinkButton to={paths.products} variant="outlined">
        {t('continue')}
      </LinkButton>
      <ReportOrder order={order} />
    </>
  )
}

export function BuyOrderAgain({ order, variant }: { order: Order; variant: 'contained' | 'outlined' }) {
  return (
    <BuyAgain
      variant={variant}
      lines={order.order_items.map((item) => {
        const { uuid, name, quantity, applied_filters: filters } = item
        return { uuid, name, quantity, filters, card: cardOf(item, order) }
      })}
    />
  )
}

export function ReportOrder({ order: { order_id: id, order_number, date: date_time, amount_paid } }: { order: Order }) {
  return <ReportLink about={{ kind: 'order', id, order_number, date_time, amount: amount_paid ?? undefined }} />
}
