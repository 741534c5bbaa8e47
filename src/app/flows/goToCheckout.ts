import {
  buyNowEnded,
  drawerClosed,
  selectCartCount,
  selectHasGoneLines,
  selectIsBuyingNow,
  selectLinesToBuy,
} from '../../features/buying/cart'
import { ensureEmailMayBuy } from '../../features/identity/registration/onDemand'
import {
  guestStarted,
  selectIsGuest,
  selectIsRider,
  selectVisitor,
  signInDialog,
} from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { buyOnce, renewalOfGuestDialog, splitKinds } from '../../features/buying/cart/onDemand'
import type { RenewalOfGuest } from '../../features/buying/cart/onDemand'
import { ask } from '../../shared/dialogs/ask'
import type { AnswerTo } from '../../shared/dialogs/ask'
import { goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { areContainersHere } from '../../shared/thirdPartyScripts'
import { settleCard } from './settleCard'

export function* goToCheckout(): SagaOf<void> {
  if ((yield* select(selectCartCount)) === 0) return
  // The cart names the unsold product, and has the button to remove it.
  if (yield* select(selectHasGoneLines)) return yield* goTo(paths.cart)
  if (!(yield* splitKinds())) return
  yield* put(drawerClosed())
  yield* put(buyNowEnded())
  yield* leadToCheckout()
}

/**
 * Asks the questions of the way to checkout there, if the visitor opened the checkout by its address or another tab
 * changed the cart.
 */
export function* settleOrder(): SagaOf<void> {
  if (!(yield* select(selectIsBuyingNow)) && !(yield* splitKinds())) return
  if (yield* select(selectIsRider)) return
  if ((yield* askAboutRenewal()) === 'signIn') yield* askWhoBuys(false)
}

/**
 * Lets riders and guests go on, and asks others to sign in or to buy as a guest. Returns whether the checkout opened, or
 * the page of sign-in on its way.
 */
export function* leadToCheckout(): SagaOf<boolean> {
  const { kind } = yield* select(selectVisitor)
  if (kind === 'rider') return yield* goToRidersCheckout()
  if (kind === 'guest') return yield* goToGuestsCheckout()
  return yield* askWhoBuys((yield* select(selectSettings)).features.guestCheckout)
}

/** Where the operator's analytics containers run, the sign-in page asks instead of the dialog, in a document without them. */
function* askWhoBuys(guestAllowed: boolean): SagaOf<boolean> {
  if (yield* call(areContainersHere)) {
    yield* goTo(paths.login(paths.checkout))
    return true
  }
  const answer = yield* ask(signInDialog, { guestAllowed })
  if (answer === 'signedIn') return (yield* settleCard()) && (yield* goToRidersCheckout())
  return answer === 'guest' && (yield* goToGuestsCheckout())
}

function* goToGuestsCheckout(): SagaOf<boolean> {
  const answer = yield* askAboutRenewal()
  if (answer === 'signIn') return yield* askWhoBuys(false)
  if (answer === 'keep') return false
  if (!(yield* select(selectIsGuest))) yield* put(guestStarted())
  yield* goTo(paths.guestCheckout)
  return true
}

/** A guest cannot order a renewing line of an ended session (decision 40). */
function* askAboutRenewal(): SagaOf<AnswerTo<RenewalOfGuest>> {
  const renewing = (yield* select(selectLinesToBuy)).filter(({ isSubscribed }) => isSubscribed)
  if (renewing.length === 0) return 'once'
  const answer = yield* ask(renewalOfGuestDialog, { names: renewing.map(({ name }) => name) })
  if (answer === 'once') yield* buyOnce()
  return answer
}

/** Some operators require a verified email (PAY-11). */
function* goToRidersCheckout(): SagaOf<boolean> {
  if (!(yield* ensureEmailMayBuy())) return false
  yield* goTo(paths.checkout)
  return true
}
