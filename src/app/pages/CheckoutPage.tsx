import CheckoutScreen from '../../features/checkout/CheckoutScreen'
import { loadTexts } from '../../i18n/texts'

export { feature } from '../../features/checkout/CheckoutScreen'

/** The receipt's code and texts, while the order is looked over: once it is paid they may be out of reach. */
function prepareReceipt(): void {
  Promise.all([import('../../features/orders/OrderSummaryScreen'), loadTexts(['orders'])]).catch(() => {
    // They are asked for again when they are needed.
  })
}

export default function CheckoutPage({ guest }: { guest: boolean }) {
  return <CheckoutScreen guest={guest} prepareReceipt={prepareReceipt} />
}
