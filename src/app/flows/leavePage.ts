import { dialogsDismissed, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { buyNowEnded, drawerClosed, selectIsBuyingNow, selectIsDrawerOpen } from '../../features/cart'
import type { locationChanged } from '../../shared/navigation/navigation'
import { isAt } from '../../shared/paths'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** Checkout, and the ways in that lead to it. Everywhere else, what was bought at once is over (CART-12). */
const isOnTheWayToPay = (pathname: string) =>
  isAt(pathname, 'checkout', 'guestCheckout', 'login', 'signUp', 'appleReturn', 'appleReturned', 'confirmEmail')

/** Another page came: what the one before had asked is over, and the drawer makes room. */
export function* leavePage({ payload }: ReturnType<typeof locationChanged>): SagaOf<void> {
  if ((yield* select(selectIsBuyingNow)) && !isOnTheWayToPay(payload.pathname)) yield* put(buyNowEnded())
  if (yield* select(selectOpenDialog)) yield* put(dialogsDismissed())
  if (yield* select(selectIsDrawerOpen)) yield* put(drawerClosed())
}
