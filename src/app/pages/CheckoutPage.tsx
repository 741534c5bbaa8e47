import CheckoutScreen from '../../features/buying/checkout/CheckoutScreen'
import { loadTexts } from '../../i18n/texts'

export { enter, Skeleton } from '../../features/buying/checkout/CheckoutScreen'

/** Loads the receipt during the review, because it may be out of reach after the payment. */
function prepareReceipt(): void {
  Promise.all([import('./OrderSummaryPage'), loadTexts(['orders'])]).catch(() => {
    // The receipt asks for it again.
  })
}

export default function CheckoutPage({ guest }: { guest: boolean }) {
  return <CheckoutScreen guest={guest} prepareReceipt={prepareReceipt} />
}
