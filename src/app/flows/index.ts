import {
  buyNowRequested,
  checkoutRequested,
  selectCartLines,
  blockerResolutionRequested,
} from '../../features/buying/cart'
import { inviteNeedsLogout } from '../../features/identity/registration'
import {
  guestStarted,
  loggedOut,
  sessionLost,
  sessionRestored,
  signedIn,
  signInDialog,
} from '../../features/identity/session'
import { selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { locationChanged } from '../../shared/navigation/navigation'
import { call, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, fetched, latest, leading, watch, workerCrashed } from '../../shared/saga/workers'
import { readStored } from '../../shared/storage/browserStorage'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import { twice } from '../../shared/twice'
import { claimCart, endSession } from './endSession'
import { forgetOthers } from './forgetOthers'
import { leavePage } from './leavePage'
import { logOut, logOutHere, logOutRequested } from './logOut'
import { reportCrash } from './reportCrash'

const checkout = () => import('./goToCheckout')
const buying = () => import('./buyNow')
const cards = () => import('./settleCard')

/** After sign-in; not for a cart without a card, nor on the way to checkout, which checks itself. */
function* claimCard(): SagaOf<void> {
  const lines = yield* select(selectCartLines)
  const isForCard = yield* call(() => readStored(cardKeys.fareMediaId) ?? lines.some((line) => line.faremedia_id))
  const isOnTheWay = (yield* select(selectOpenDialog))?.name === signInDialog.name
  if (isForCard && !isOnTheWay) yield* (yield* call(() => twice(cards))).settleCard()
}

function* forgetOthersNow(): SagaOf<void> {
  yield* call(forgetOthers)
}

/** Of several features, with how often each runs at once. */
export const flowsSaga = watch(
  () => leading(logOutRequested, logOut),
  () => leading(inviteNeedsLogout, logOutHere),
  () => leading(checkoutRequested, fetched(checkout, 'goToCheckout')),
  () => leading(blockerResolutionRequested, fetched(checkout, 'settleOrder')),
  () => leading(buyNowRequested, fetched(buying, 'buyNow')),
  () => every(sessionLost, endSession),
  () => every(sessionRestored, forgetOthersNow),
  () => every(signedIn, forgetOthersNow),
  () => every(guestStarted, forgetOthersNow),
  () => every(loggedOut, forgetOthersNow),
  () => every(signedIn, claimCart),
  () => every(signedIn, claimCard),
  () => latest(locationChanged, leavePage),
  () => every(workerCrashed, reportCrash),
)
