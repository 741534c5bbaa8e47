import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, latest, leading, watch } from '../../../shared/saga/workers'
import { writeStored } from '../../../shared/storage/browserStorage'
import { sessionKeys } from './visitor/sessionKeys'
import { twice } from '../../../shared/twice'
import { languageChanged, selectSettings } from '../settings'
import { guestStarted, loggedOut, selectIsRider, selectVisitor, userChanged } from './visitor/sessionSlice'
import { dropTemporary, keepUser } from './visitor/storedSession'

/** Saves a rider's language. Code that does not load counts as a failed saving, which undoes nothing. */
function* saveLanguage(): SagaOf<void> {
  if (!(yield* select(selectIsRider))) return
  const module = yield* call(() => twice(() => import('./visitor/tellLanguage')).catch(() => undefined))
  if (module) yield* module.tellLanguage()
}

function* storeUser({ payload: user }: ReturnType<typeof userChanged>): SagaOf<void> {
  const visitor = yield* select(selectVisitor)
  if (visitor.kind === 'rider') yield* call(() => keepUser(user, visitor.token))
}

function* storeGuest(): SagaOf<void> {
  yield* call(() => {
    dropTemporary()
    writeStored(sessionKeys.isGuestUser, 'true')
  })
}

/** Signs out of the provider (AUTH-13). Nothing waits for it, and a failure changes nothing. */
function* leaveProvider({ payload: provider }: ReturnType<typeof loggedOut>): SagaOf<void> {
  if (!provider) return
  const { social } = yield* select(selectSettings)
  yield* call(() =>
    import('./social/signOutOfProvider')
      .then(({ signOutOfProvider }) => signOutOfProvider(provider, social))
      .catch(() => undefined),
  )
}

export const sessionSaga = watch(
  () => latest(languageChanged, saveLanguage),
  () => every(userChanged, storeUser),
  () => leading(guestStarted, storeGuest),
  () => every(loggedOut, leaveProvider),
)
