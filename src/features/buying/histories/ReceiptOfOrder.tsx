import { HistoryOrder } from '../orders/onDemand'

/** The receipt of an order in the history. */
export default function ReceiptOfOrder({ id }: { id: string }) {
  return <HistoryOrder orderId={id} />
}
