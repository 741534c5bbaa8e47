import { tell } from '../../api/reports/tell'
import { errorShown } from '../../shared/notices/noticesSlice'
import { dialogsDismissed } from '../../shared/dialogs/dialogsSlice'
import { currentPath, goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored, removeStored, writeStored } from '../../shared/storage/browserStorage'
import { cardKeys, forgetCardShown, forgetChosenCard } from '../../features/cards/fareMedia/cards/cardKeys'
import { checkoutKeys, forgetGuestOrders } from '../../features/buying/checkout/purchase/checkoutKeys'
import { buyNowEnded, cartCleared, readCart, selectCartCount, withCartLock } from '../../features/buying/cart'
import {
  anotherRiderSignedIn,
  clearSession,
  guestLeft,
  readStoredSession,
  selectAwaitedRider,
  selectRiderId,
  selectVisitor,
  sessionKeys,
  signedIn,
} from '../../features/identity/session'
import type { sessionLost, sessionRestored } from '../../features/identity/session'
import type { StoredKey } from '../../shared/storage/browserStorage'
import { lostKeys } from '../../features/cards/management/acts/lostKeys'
import { draftKeys } from '../../shared/forms/saving/draftKeys'

/**
 * Ends a session that the backend or another tab ended (AUTH-14). The rider's data goes at once, the cart waits for the
 * same rider (decision 23), and sign-in opens with the way back. The slice has dropped the session, so answers on their
 * way belong to an earlier epoch.
 */
export function* endSession({ payload: reason }: ReturnType<typeof sessionLost>): SagaOf<void> {
  // Signing in removes the card token, so no rider has one.
  const isElsewhere = reason === 'elsewhere'
  if (reason !== 'elsewhere') tell({ kind: 'sessionEnded', reason })
  const isCardGuest = !isElsewhere && (yield* call(() => readStored(sessionKeys.cardToken) !== undefined))
  // Another tab may have changed the cart just now.
  yield* readCart()
  const hasCart = (yield* select(selectCartCount)) > 0
  yield* call(() => {
    const owner = readStored(sessionKeys.user)?.uuid
    if (owner && hasCart && !isElsewhere) writeStored(sessionKeys.cartOwner, owner)
    if (!isElsewhere) {
      // This is stored before the token is removed, because the removal notifies the other tabs.
      writeStored(sessionKeys.sessionEnded, 'true')
      clearSession()
      forgetCardShown()
      // Where another tab ended the session, it may be a guest's by now.
      removeStored(sessionKeys.isGuestUser)
      removeStored(sessionKeys.cardToken)
    }
    if (isCardGuest) forgetChosenCard()
    forgetOthers()
  })
  yield* put(dialogsDismissed())
  const from = yield* call(currentPath)
  if (isCardGuest) {
    // This guest continues with number and security code (decision 20).
    yield* put(errorShown({ key: 'app:session.cardEnded' }))
    yield* goTo(paths.cardAgain(from), { replace: true })
    return
  }
  const wasLogOut = yield* call(() => isElsewhere && !readStored(sessionKeys.sessionEnded))
  if (wasLogOut) yield* put(buyNowEnded())
  yield* put(errorShown({ key: wasLogOut ? 'app:session.endedElsewhere' : 'shared:error.unauthorized' }))
  yield* goTo(paths.login(from), { replace: true })
}

/** A new password ends a session without knowing cart and card. An empty cart has no owner. */
export function* leaveNothingShown(): SagaOf<void> {
  yield* call(forgetCardShown)
  yield* readCart()
  if ((yield* select(selectCartCount)) === 0) yield* call(() => removeStored(sessionKeys.cartOwner))
}

/** A guest without a card has chosen none: what is stored is of a rider whose session ended. */
export function* forgetCardOfRider(): SagaOf<void> {
  yield* call(() => {
    if (readStored(sessionKeys.cardToken) === undefined) forgetChosenCard()
  })
}

/** A cart kept at a forced logout belongs to its rider. Another rider does not get it, and a toast says so. */
export function* claimCart({ payload }: ReturnType<typeof signedIn>): SagaOf<void> {
  const owner = yield* call(() => readStored(sessionKeys.cartOwner))
  yield* call(() => removeStored(sessionKeys.cartOwner))
  if (!owner || owner === payload.user.uuid) return
  yield* call(forgetChosenCard)
  yield* put(anotherRiderSignedIn())
  yield* withCartLock(() => put(cartCleared()))
  yield* put(errorShown({ key: 'cart:notYours' }))
}

/**
 * What a rider typed, and a direct purchase, wait for the same rider only (ACC-23). The next visitor may come by another
 * tab. What a guest typed waits for no rider.
 */
export function* forgetTyped(event: ReturnType<typeof sessionRestored> | ReturnType<typeof signedIn>): SagaOf<void> {
  const awaited = yield* select(selectAwaitedRider)
  if (!awaited && signedIn.match(event)) {
    yield* call(() => removeStored(checkoutKeys.guestCard))
    yield* put(guestLeft())
  }
  const { kind } = yield* select(selectVisitor)
  if (!awaited || kind === 'visitor' || kind === 'temporary') return
  if ((yield* select(selectRiderId)) === awaited) return
  yield* put(anotherRiderSignedIn())
  yield* put(buyNowEnded())
}

/**
 * What a guest with a card typed, a direct purchase, and the keys of the guest's orders wait for the same card only
 * (decision 231). The next guest may come by another tab.
 */
export function* forgetGuestBefore(): SagaOf<void> {
  const { kind } = yield* select(selectVisitor)
  if (kind !== 'guest' && kind !== 'visitor') return
  if (!(yield* call(kind === 'guest' ? isOtherGuest : hasLeftCard))) return
  yield* call(forgetGuestOrders)
  if (kind === 'guest') yield* call(keepGuestCard)
  yield* put(guestLeft())
  yield* put(buyNowEnded())
}

const cardOfGuest = (): string | undefined =>
  readStored(sessionKeys.cardToken) === undefined ? undefined : readStored(cardKeys.fareMediaId)

function keepGuestCard(): void {
  const card = cardOfGuest()
  if (card) writeStored(checkoutKeys.guestCard, card)
}

/** Returns whether another card, or none, follows that of the tab's last guest, and keeps which card it is now. */
function isOtherGuest(): boolean {
  const before = readStored(checkoutKeys.guestCard)
  const card = cardOfGuest()
  if (readStored(sessionKeys.cardToken) !== undefined && !card) return false
  keepGuestCard()
  return before !== undefined && before !== card
}

/** Returns whether the card was left in another tab while this one was closed. After an ended session its guest is awaited. */
const hasLeftCard = (): boolean =>
  readStored(checkoutKeys.guestCard) !== undefined && !readStored(sessionKeys.sessionEnded)

/** These belong to a rider, besides session and cart. */
const ownedThings: StoredKey<{ owner: string }>[] = [draftKeys.formDraft, lostKeys.lostCard]

/**
 * Removes what this browser keeps of another rider (ACC-23). After an ended session it waits for its rider, as the cart
 * does (decision 119). Every tab calls this when it opens and when the session changes, because it may have been closed
 * during a logout.
 */
export function forgetOthers(): void {
  const { authToken, isGuest, user } = readStoredSession()
  const isAwaited = !authToken && !isGuest && readStored(sessionKeys.sessionEnded) !== undefined
  if (isAwaited) return
  const here = authToken ? user?.uuid : undefined
  for (const key of ownedThings) if (readStored(key)?.owner !== here) removeStored(key)
}
