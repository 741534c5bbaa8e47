import { cartCleared, readCart, selectCartLines, withCartLock } from '../../features/cart'
import { closeCardSession } from '../../features/fareMedia/guestCard/cardSession'
import { ask } from '../../shared/dialogs/ask'
import { succeeded } from '../../shared/notices/noticesSlice'
import type {} from '../../shared/dialogs/dialogsSlice'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

declare module '../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    leaveCardWithCart: { params: { count: number }; answer: 'leave' | 'stay' }
  }
}

/** The guest is done with the card (FM-12): what is in the cart for it goes along, since nobody else could pay it. */
export function* leaveCard(): SagaOf<void> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const count = lines.filter((line) => line.faremedia_id).reduce((sum, line) => sum + line.quantity, 0)
  if (count > 0) {
    if ((yield* ask('leaveCardWithCart', { count })) === 'stay') return
    yield* withCartLock(() => put(cartCleared()))
  }
  yield* closeCardSession()
  yield* put(succeeded({ key: 'fareMedia:guest.left' }))
}
