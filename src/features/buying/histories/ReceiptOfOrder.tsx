import { HistoryOrder } from '../orders/onDemand'

export default function ReceiptOfOrder({ id }: { id: string }) {
  return <HistoryOrder orderId={id} />
}
