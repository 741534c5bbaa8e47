import CheckoutScreen from '../../features/buying/checkout/CheckoutScreen'
import { loadTexts } from '../../i18n/texts'

export { enter, Skeleton } from '../../features/buying/checkout/CheckoutScreen'

/** During the review: after the payment it may be out of reach. */
function prepareReceipt(): void {
  Promise.all([import('./OrderSummaryPage'), loadTexts(['orders'])]).catch(() => {
    // The receipt asks again.
  })
}

export default function CheckoutPage({ guest }: { guest: boolean }) {
  return <CheckoutScreen guest={guest} prepareReceipt={prepareReceipt} />
}
