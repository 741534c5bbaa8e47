import CheckoutScreen from '../../features/buying/checkout/CheckoutScreen'
import { loadTexts } from '../../i18n/texts'

export { enter, Skeleton } from '../../features/buying/checkout/CheckoutScreen'

/** Loads the receipt's code and texts during the review, because they may be out of reach after the payment. */
function prepareReceipt(): void {
  Promise.all([import('./OrderSummaryPage'), loadTexts(['orders'])]).catch(() => {
    // The receipt requests them again when it opens.
  })
}

export default function CheckoutPage({ guest }: { guest: boolean }) {
  return <CheckoutScreen guest={guest} prepareReceipt={prepareReceipt} />
}
