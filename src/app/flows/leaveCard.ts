import { buyNowEnded, cartCleared, countOf, readCart, selectCartLines, withCartLock } from '../../features/buying/cart'
import { forgetGuestOrders } from '../../features/buying/checkout/purchase/checkoutKeys'
import { closeCardSession } from '../../features/cards/fareMedia/onDemand'
import { forgetCardOfSaved, leaveCardDialog } from '../../features/buying/cart/onDemand'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import { ask } from '../../shared/dialogs/ask'
import { successShown } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored } from '../../shared/storage/browserStorage'

/**
 * Ends a guest's use of a card (FM-12), and clears a cart with lines for a card, because no one else could pay for them.
 * The next guest of this tab finds neither the receipts nor what was typed at the checkout. What is saved for later names
 * the card no more.
 */
export function* leaveCard(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const count = countOf(lines.filter((line) => line.faremedia_id))
  if (count > 0) {
    if ((yield* ask(leaveCardDialog, { count })) === 'stay') return
    yield* withCartLock(() => put(cartCleared()))
  }
  const card = yield* call(() => readStored(cardKeys.fareMediaId))
  if (card) yield* forgetCardOfSaved((one) => one === card)
  yield* closeCardSession()
  yield* put(buyNowEnded())
  yield* call(forgetGuestOrders)
  yield* put(successShown({ key: 'fareMedia:guest.left' }))
}
