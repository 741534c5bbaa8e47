import type { Order } from '../../../../api/contract/buying/orders'
import { BuyAgain } from '../buyAgain/BuyAgain'
import { cardOf } from '../receipt/orderFacts'

/** What a rider can do with an order besides its receipt: buy its lines again, each for the card that it was bought for. */
export default function OrderActs({ order }: { order: Order }) {
  return (
    <BuyAgain
      lines={order.order_items.map((item) => {
        const { uuid, name, quantity, applied_filters: filters } = item
        return { uuid, name, quantity, filters, card: cardOf(item, order) }
      })}
    />
  )
}
