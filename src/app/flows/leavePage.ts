import { dropStarted } from '../../api/startedCalls'
import { dialogsDismissed, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { buyNowEnded, drawerClosed, selectIsBuyingNow, selectIsDrawerOpen } from '../../features/buying/cart'
import type { locationChanged } from '../../shared/navigation/navigation'
import { isAt } from '../../shared/paths'
import { routeOf } from '../../shared/routeOf'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** The checkout, and sign-in on the way there; elsewhere a direct purchase ends (CART-12). */
const isOnTheWayToPay = (pathname: string) =>
  isAt(pathname, 'checkout', 'guestCheckout', 'login', 'signUp', 'appleReturn', 'appleReturned', 'confirmEmail')

/** The earlier page's dialog and the drawer close, its started calls end. */
export function* leavePage({ payload }: ReturnType<typeof locationChanged>): SagaOf<void> {
  yield* call(() => dropStarted(routeOf(payload.pathname)?.name))
  if ((yield* select(selectIsBuyingNow)) && !isOnTheWayToPay(payload.pathname)) yield* put(buyNowEnded())
  if (yield* select(selectOpenDialog)) yield* put(dialogsDismissed())
  if (yield* select(selectIsDrawerOpen)) yield* put(drawerClosed())
}
