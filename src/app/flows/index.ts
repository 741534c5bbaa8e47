import { buyNowRequested, checkoutRequested, settlingRequested } from '../../features/cart'
import { inviteNeedsLogout, sessionLost, signedIn } from '../../features/session'
import { locationChanged } from '../../shared/navigation'
import { every, fetched, latest, leading, watch, workerCrashed } from '../../shared/saga/workers'
import { claimCart, endSession } from './endSession'
import { leavePage } from './leavePage'
import { logOut, logOutHere, logOutRequested } from './logOut'
import { reportCrash } from './reportCrash'

const checkout = () => import('./goToCheckout')
const buying = () => import('./buyNow')

/** Flows over several features, and what may run side by side. */
export const flowsSaga = watch(
  () => leading(logOutRequested, logOut),
  () => leading(inviteNeedsLogout, logOutHere),
  () =>
    leading(
      checkoutRequested,
      fetched(checkout, (module) => module.goToCheckout),
    ),
  () =>
    leading(
      settlingRequested,
      fetched(checkout, (module) => module.settleOrder),
    ),
  () =>
    leading(
      buyNowRequested,
      fetched(buying, (module) => module.buyNow),
    ),
  () => every(sessionLost, endSession),
  () => every(signedIn, claimCart),
  () => latest(locationChanged, leavePage),
  () => every(workerCrashed, reportCrash),
)
