import { createAction } from '@reduxjs/toolkit'
import { request } from '../../api/client'
import { logout } from '../../api/contract/identity/session'
import { buyNowEnded, cartCleared, logOutDialog, selectCartCount, withCartLock } from '../../features/buying/cart'
import { loggedOut, selectIsRider, selectVisitor, clearSession, sessionKeys } from '../../features/identity/session'
import { ask } from '../../shared/dialogs/ask'
import { goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored, removeStored } from '../../shared/storage/browserStorage'
import { forgetGuestOrders } from '../../features/buying/checkout/purchase/checkoutKeys'
import { cartKeys } from '../../features/buying/cart/state/cartKeys'
import { productKeys } from '../../features/buying/products/search/productKeys'
import { forgetChosenCard } from '../../features/cards/fareMedia/cards/cardKeys'

export const logOutRequested = createAction('app/logOutRequested')

/**
 * Logs out (AUTH-13). It warns of items in the cart, clears the rider's data at once, and tells the backend in the
 * background, whatever comes of that call.
 */
export function* logOut(): SagaOf<void> {
  if (yield* endOwnSession()) yield* goTo(paths.login(), { replace: true })
}

/** Logs out without leaving the page, which goes on with the next visitor. */
export function* logOutHere(): SagaOf<void> {
  yield* endOwnSession()
}

/** Ends the session. Returns false if there was none, or if the rider stayed. */
function* endOwnSession(): SagaOf<boolean> {
  if (!(yield* select(selectIsRider))) return false
  const count = yield* select(selectCartCount)
  const saved = yield* call(() => readStored(cartKeys.savedCarts)?.length ?? 0)
  if (count + saved > 0 && (yield* ask(logOutDialog, { count, saved })) === 'stay') return false
  const rider = yield* select(selectVisitor)
  yield* call(() => void request(logout, { as: rider, quiet: true }))
  yield* forgetRider()
  return true
}

/** Removes all data of the rider but payments whose outcome is open (PAY-13). */
export function* forgetRider(): SagaOf<void> {
  const provider = yield* call(() => readStored(sessionKeys.provider))
  yield* call(() => {
    removeStored(sessionKeys.sessionEnded)
    clearSession()
    forgetChosenCard()
    forgetGuestOrders()
    removeStored(sessionKeys.cartOwner)
    removeStored(cartKeys.savedCarts)
    removeStored(productKeys.serviceConfigUuid)
  })
  yield* put(loggedOut(provider))
  yield* withCartLock(() => put(cartCleared()))
  yield* put(buyNowEnded())
}
