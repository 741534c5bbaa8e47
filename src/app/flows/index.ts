import { isAnyOf } from '@reduxjs/toolkit'
import {
  buyNowRequested,
  checkoutRequested,
  selectCartLines,
  blockerResolutionRequested,
  buyNowEnded,
  drawerClosed,
  selectIsBuyingNow,
  selectIsDrawerOpen,
} from '../../features/buying/cart'
import {
  guestStarted,
  inviteNeedsLogout,
  loggedOut,
  sessionLost,
  sessionRestored,
  signedIn,
  signInDialog,
} from '../../features/identity/session'
import { selectOpenDialog, dialogsDismissed } from '../../shared/dialogs/dialogsSlice'
import { locationChanged } from '../../shared/navigation/navigation'
import { call, select, put } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, fetched, latest, leading, watch, workerCrashed } from '../../shared/saga/workers'
import { readStored } from '../../shared/storage/browserStorage'
import { cardKeys, forgetCardShown } from '../../features/cards/fareMedia/cards/cardKeys'
import { twice } from '../../shared/twice'
import {
  claimCart,
  endSession,
  forgetCardOfRider,
  forgetGuestBefore,
  forgetOthers,
  forgetTyped,
  leaveNothingShown,
} from './endSession'
import { logOut, logOutHere, logOutRequested } from './logOut'
import { reportCrash } from './reportCrash'
import { dropStarted } from '../../api/startedCalls'
import { isAt } from '../../shared/paths'
import { routeOf } from '../../shared/routeOf'

const checkout = () => import('./goToCheckout')
const buying = () => import('./buyNow')
const cards = () => import('./settleCard')

/**
 * Checks the chosen card after sign-in, and shows nothing of it before the rider's cards are read. It skips a cart
 * without a card, and the way to checkout, which checks by itself.
 */
function* claimCard(): SagaOf<void> {
  yield* call(forgetCardShown)
  const lines = yield* select(selectCartLines)
  const isForCard = yield* call(() => readStored(cardKeys.fareMediaId) ?? lines.some((line) => line.faremedia_id))
  const isOnTheWay = (yield* select(selectOpenDialog))?.name === signInDialog.name
  if (isForCard && !isOnTheWay) yield* (yield* call(() => twice(cards))).settleCard()
}

function* forgetOthersNow(): SagaOf<void> {
  yield* call(forgetOthers)
}

/** The flows of several features, and how often each runs at once. */
export const flowsSaga = watch(
  () => leading(logOutRequested, logOut),
  () => leading(inviteNeedsLogout, logOutHere),
  () => leading(checkoutRequested, fetched(checkout, 'goToCheckout')),
  () => leading(blockerResolutionRequested, fetched(checkout, 'settleOrder')),
  () => leading(buyNowRequested, fetched(buying, 'buyNow')),
  () => every(sessionLost, endSession),
  () => every({ match: isAnyOf(sessionRestored, signedIn, guestStarted, loggedOut) }, forgetOthersNow),
  () => every({ match: isAnyOf(sessionRestored, signedIn) }, forgetTyped),
  () => every({ match: isAnyOf(sessionRestored, guestStarted) }, forgetGuestBefore),
  () => every(loggedOut, leaveNothingShown),
  () => every(guestStarted, forgetCardOfRider),
  () => every(signedIn, claimCart),
  () => every(signedIn, claimCard),
  () => latest(locationChanged, leavePage),
  () => every(workerCrashed, reportCrash),
)

/** A direct purchase ends (CART-12) except at checkout, and at sign-in or the entry of a card on the way there. */
const isOnTheWayToPay = (pathname: string) =>
  isAt(
    pathname,
    'checkout',
    'guestCheckout',
    'login',
    'signUp',
    'manageCard',
    'appleReturn',
    'appleReturned',
    'confirmEmail',
  )

/** The dialog and the drawer of the earlier page close, and its started calls end. */
function* leavePage({ payload }: ReturnType<typeof locationChanged>): SagaOf<void> {
  yield* call(() => dropStarted(routeOf(payload.pathname)?.name))
  if ((yield* select(selectIsBuyingNow)) && !isOnTheWayToPay(payload.pathname)) yield* put(buyNowEnded())
  if (yield* select(selectOpenDialog)) yield* put(dialogsDismissed())
  if (yield* select(selectIsDrawerOpen)) yield* put(drawerClosed())
}
