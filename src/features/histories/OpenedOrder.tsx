import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { useAppSelector } from '../../shared/store'
import { fareCards } from '../fareMedia/onDemand'
import { HistoryOrder, lastDigits, selectShownOrder } from '../orders/onDemand'
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

/** The order's lines, for the card that they were bought for if it is still the rider's. */
function OrderAgain({ order }: { order: Order }) {
  const digits = order.card_number && lastDigits(order.card_number)
  const card = useAppSelector((state) => {
    const cards = fareCards.select(state)
    return cards.status === 'loaded' ? cards.value.find((own) => own.printed_card_number === digits) : undefined
  })
  return (
    <BuyAgain
      faremediaId={card?.faremedia_id}
      lines={order.order_items.map(({ uuid, name, quantity, applied_filters: filters }) => ({
        uuid,
        name,
        quantity,
        filters,
      }))}
    />
  )
}
