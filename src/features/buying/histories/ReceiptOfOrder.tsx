import type { Order } from '../../../api/contract/buying/orders'
import { cardOf, HistoryOrder } from '../orders/onDemand'
import { BuyAgain } from './buyAgain/BuyAgain'

/** The receipt of an order in the history, with its lines to buy again, each for the card that it was bought for. */
export default function ReceiptOfOrder({ id }: { id: string }) {
  return <HistoryOrder orderId={id} actions={(order) => <OrderAgain order={order} />} />
}

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
