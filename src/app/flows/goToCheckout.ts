import { buyNowEnded, drawerClosed, selectCartCount, selectHasGoneLines } from '../../features/cart'
import { partKinds } from '../../features/cart/parked/partKinds'
import { ensureEmailMayBuy, guestStarted, selectVisitor } from '../../features/session'
import { selectSettings } from '../../features/settings'
import { ask } from '../../shared/dialogs/ask'
import { goTo } from '../../shared/navigation'
import { paths } from '../../shared/paths'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** Checkout from the cart (CART-08). */
export function* goToCheckout(): SagaOf<void> {
  if ((yield* select(selectCartCount)) === 0) return
  // Something is no longer sold: the cart says what, and has the button to remove it.
  if (yield* select(selectHasGoneLines)) return yield* goTo(paths.cart)
  if (!(yield* partKinds())) return
  yield* put(drawerClosed())
  yield* put(buyNowEnded())
  yield* leadToCheckout()
}

/** The checkout was opened by its address, or another tab changed the cart: what is asked on the way is asked there. */
export function* settleOrder(): SagaOf<void> {
  yield* partKinds()
}

/** Riders and guests go on, a visitor is asked who they are. Gives whether it led there. */
export function* leadToCheckout(): SagaOf<boolean> {
  const { kind } = yield* select(selectVisitor)
  if (kind === 'rider') return yield* goToRidersCheckout()
  if (kind === 'guest') return yield* goToGuestsCheckout()
  const { guestCheckout: guestAllowed } = (yield* select(selectSettings)).features
  const answer = yield* ask('signInToCheckout', { guestAllowed })
  if (answer === 'signedIn') return yield* goToRidersCheckout()
  if (answer !== 'guest') return false
  yield* put(guestStarted())
  return yield* goToGuestsCheckout()
}

function* goToGuestsCheckout(): SagaOf<boolean> {
  yield* goTo(paths.guestCheckout)
  return true
}

/** Some operators sell to confirmed addresses only (PAY-11). */
function* goToRidersCheckout(): SagaOf<boolean> {
  if (!(yield* ensureEmailMayBuy())) return false
  yield* goTo(paths.checkout)
  return true
}
