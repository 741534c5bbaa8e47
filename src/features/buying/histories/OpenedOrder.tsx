import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/contract/orders'
import { useAppSelector } from '../../../shared/store'
import { cardOf, HistoryOrder, selectShownOrder } from '../orders/onDemand'
import { BuyAgain } from './BuyAgain'
import { EntryPage } from './EntryPage'

/** An order that was opened from the list. `back` is the address of the list's page. */
export function OpenedOrder({ id, back }: { id: string; back: string }) {
  const { t } = useTranslation('orders')
  const shown = useAppSelector(selectShownOrder)
  return (
    <EntryPage
      title={shown?.order_id === id ? t('title', { number: shown.order_number }) : t('loadingTitle')}
      id={id}
      back={back}
    >
      <HistoryOrder orderId={id} actions={(order) => <OrderAgain order={order} />} />
    </EntryPage>
  )
}

/** The order's lines, each for the card that it was bought for. */
function OrderAgain({ order }: { order: Order }) {
  return (
    <BuyAgain
      lines={order.order_items.map((item) => {
        const { uuid, name, quantity, applied_filters: filters } = item
        return { uuid, name, quantity, filters, card: cardOf(item, order) }
      })}
    />
  )
}
