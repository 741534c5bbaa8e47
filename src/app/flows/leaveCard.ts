import { cartCleared, readCart, selectCartLines, withCartLock } from '../../features/buying/cart'
import { closeCardSession } from '../../features/cards/fareMedia/guestCard/cardSession'
import { leaveCardDialog } from '../../features/buying/cart/onDemand'
import { ask } from '../../shared/dialogs/ask'
import { successShown } from '../../shared/notices/noticesSlice'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** Ends a guest's use of a card (FM-12), and clears the lines for that card, because no one else could pay for them. */
export function* leaveCard(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const count = lines.filter((line) => line.faremedia_id).reduce((sum, line) => sum + line.quantity, 0)
  if (count > 0) {
    if ((yield* ask(leaveCardDialog, { count })) === 'stay') return
    yield* withCartLock(() => put(cartCleared()))
  }
  yield* closeCardSession()
  yield* put(successShown({ key: 'fareMedia:guest.left' }))
}
