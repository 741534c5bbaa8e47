import { callApi } from '../../api/callApi'
import { updateUser } from '../../api/contract/user'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, latest, leading, watch } from '../../shared/saga/workers'
import { writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { languageChanged, selectLanguage, selectSettings } from '../settings'
import { guestStarted, loggedOut, selectUser, userChanged } from './visitor/sessionSlice'
import { dropTemporary } from './visitor/storedSession'

/** Saves a rider's language in the profile, in the background. A failure never undoes the switch (decision 67). */
function* tellLanguage(): SagaOf<void> {
  const user = yield* select(selectUser)
  const locale = yield* select(selectLanguage)
  if (!user) return
  const { first_name, last_name, email, mobile } = user
  const answer = yield* callApi(updateUser, {
    body: { locale, first_name, last_name, email, mobile: mobile ?? null },
    quiet: true,
  })
  if (answer.ok) yield* put(userChanged(answer.value))
}

function* storeGuest(): SagaOf<void> {
  yield* call(() => {
    dropTemporary()
    writeStored(stored.isGuestUser, 'true')
  })
}

/** Signs out of the provider when the rider logs out (AUTH-13). Nothing waits for it, and a failure changes nothing. */
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
  () => latest(languageChanged, tellLanguage),
  () => leading(guestStarted, storeGuest),
  () => every(loggedOut, leaveProvider),
)
