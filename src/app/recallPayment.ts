import { loadTexts } from '../i18n/texts'
import { isAt } from '../shared/paths'
import { attemptKeys, readAttempts } from '../shared/payments/attemptKeys'
import type { AppStore } from '../shared/store'

/** Pages that lead to paying report attempts that the backend no longer knows. */
const mayBeFound = () => readAttempts(attemptKeys.orderAttempt).some(({ isForgotten }) => !isForgotten)

/**
 * Looks up a payment with an unknown outcome when the portal opens again, and reports it on any page (PAY-07). It loads
 * nothing if there is no such payment. Without a connection the checkout does this later.
 */
export async function recallPayment(store: AppStore): Promise<void> {
  // The checkout looks up the payment itself and opens the receipt.
  if (isAt(window.location.pathname, 'checkout', 'guestCheckout') || !mayBeFound()) return
  try {
    const [{ outcomeCheckRequested }] = await Promise.all([
      import('../features/buying/checkout/purchase/checkOutcome'),
      // The page brings the saga of the look-up.
      import('./pages/CheckoutPage'),
      loadTexts(['checkout', 'payment']),
    ])
    store.dispatch(outcomeCheckRequested())
  } catch {
    // The files did not load. No one can pay without them either, and the checkout looks up the payment when it opens.
  }
}
