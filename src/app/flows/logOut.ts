import { createAction } from '@reduxjs/toolkit'
import { request } from '../../api/client'
import { logout } from '../../api/contract/session'
import { buyNowEnded, cartCleared, selectCartCount, withCartLock } from '../../features/cart'
import { loggedOut, selectIsRider, selectVisitor } from '../../features/session'
import { ask } from '../../shared/dialogs/ask'
import type {} from '../../shared/dialogs/dialogsSlice'
import { goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored, removeStored } from '../../shared/storage/browserStorage'
import { clearSession, forgetChosenCard, stored } from '../../shared/storage/storedKeys'

export const logOutRequested = createAction('app/logOutRequested')

declare module '../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    logOutWithCart: { params: { count: number; saved: number }; answer: 'logOut' | 'stay' }
  }
}

/**
 * Logging out (AUTH-13): a warning when the cart has items, then everything of the rider is cleared at once. The backend
 * is told beside it, and whatever becomes of the call changes nothing here.
 */
export function* logOut(): SagaOf<void> {
  if (yield* endOwnSession()) yield* goTo(paths.login(), { replace: true })
}

/** As logging out, but on a page that goes on with whoever comes next. */
export function* logOutHere(): SagaOf<void> {
  yield* endOwnSession()
}

/** Whether it came to an end: there was a session, and the rider did not think better of it. */
function* endOwnSession(): SagaOf<boolean> {
  if (!(yield* select(selectIsRider))) return false
  const count = yield* select(selectCartCount)
  const saved = yield* call(() => readStored(stored.savedCarts)?.length ?? 0)
  if (count + saved > 0 && (yield* ask('logOutWithCart', { count, saved })) === 'stay') return false
  const rider = yield* select(selectVisitor)
  const provider = yield* call(() => readStored(stored.provider))
  yield* call(() => {
    void request(logout, { as: rider, quiet: true })
    removeStored(stored.sessionEnded)
    clearSession()
    forgetChosenCard()
    removeStored(stored.cartOwner)
    removeStored(stored.savedCarts)
    removeStored(stored.orderAttempt)
    removeStored(stored.serviceConfigUuid)
  })
  yield* put(loggedOut(provider))
  yield* withCartLock(() => put(cartCleared()))
  yield* put(buyNowEnded())
  return true
}
