import { drawerClosed, selectCartCount, selectHasGoneLines } from '../../features/cart'
import { ensureVerifiedEmail, guestStarted, selectVisitor } from '../../features/session'
import { selectSettings } from '../../features/settings'
import { ask } from '../../shared/dialogs/ask'
import { goTo } from '../../shared/navigation'
import { paths } from '../../shared/paths'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** Checkout from the cart (CART-08): riders and guests go on, a visitor is asked who they are. */
export function* goToCheckout(): SagaOf<void> {
  if ((yield* select(selectCartCount)) === 0) return
  // Something is no longer sold: the cart says what, and has the button to remove it.
  if (yield* select(selectHasGoneLines)) return yield* goTo(paths.cart)
  yield* put(drawerClosed())
  const { kind } = yield* select(selectVisitor)
  if (kind === 'rider') return yield* goToRidersCheckout()
  if (kind === 'guest') return yield* goTo(paths.guestCheckout)
  const { guestCheckout: guestAllowed } = (yield* select(selectSettings)).features
  const answer = yield* ask('signInToCheckout', { guestAllowed })
  if (answer === 'signedIn') yield* goToRidersCheckout()
  if (answer === 'guest') {
    yield* put(guestStarted())
    yield* goTo(paths.guestCheckout)
  }
}

/** Asked here already, not only when paying: the rest of the checkout would be typed for nothing (PAY-11). */
function* goToRidersCheckout(): SagaOf<void> {
  if (yield* ensureEmailMayBuy()) yield* goTo(paths.checkout)
}
