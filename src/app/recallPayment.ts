import { loadTexts } from '../i18n/texts'
import { isAt } from '../shared/paths'
import { readStored } from '../shared/storage/browserStorage'
import { stored } from '../shared/storage/storedKeys'
import type { AppStore } from '../shared/store'

/**
 * A portal that is opened again after a payment whose outcome nobody heard of finds it out, on whatever page, and tells
 * it (PAY-07). Nothing is loaded where nothing was under way. Without a connection the checkout does it later.
 */
export async function recallPayment(store: AppStore): Promise<void> {
  // The checkout looks it up on entering, and leads on to the receipt.
  if (isAt(window.location.pathname, 'checkout', 'guestCheckout') || !readStored(stored.orderAttempt)) return
  try {
    const [{ feature }, { outcomeCheckRequested }] = await Promise.all([
      import('./pages/CheckoutPage'),
      import('../features/purchase/checkOutcome'),
      loadTexts(['checkout']),
    ])
    store.attach(feature)
    store.dispatch(outcomeCheckRequested())
  } catch {
    // Its files could not be had: nobody can pay without them either, and the checkout looks it up on entering.
  }
}
