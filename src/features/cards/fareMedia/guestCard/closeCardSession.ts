import { call, put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { removeStored } from '../../../../shared/storage/browserStorage'
import { guestLeft, readStoredSession, sessionRestored, sessionKeys } from '../../../identity/session'
import { forgetChosenCard } from '../cards/cardKeys'

/** Ends the guest's use of the card: nothing of it stays in this browser. */
export function* closeCardSession(): SagaOf<void> {
  yield* call(() => {
    // An earlier session of the card ended, and the guest entered it again. For the other tabs, this is no such end.
    removeStored(sessionKeys.sessionEnded)
    removeStored(sessionKeys.isGuestUser)
    removeStored(sessionKeys.cardToken)
    forgetChosenCard()
  })
  yield* put(sessionRestored(readStoredSession()))
  yield* put(guestLeft())
}
