import { connectionRetried } from '../../shared/notices/noticesSlice'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { latest, leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { languageChanged } from '../settings'
import { loadSignInForm, signIn } from './signIn/signIn'
import { providerChosen, selectSignInForm, signInFormRequested, signInRequested } from './signIn/signInSlice'
import { signInWithProvider } from './social/signInWithProvider'

/** "Try again" in the pop-up about the connection: a form that did not come is asked for once more. */
function* loadFailedForm(): SagaOf<void> {
  const form = yield* select(selectSignInForm)
  if (form.status === 'failed') yield* put(signInFormRequested())
}

/** The labels of a form that was shown are in the language of before. */
function* loadFormAnew(): SagaOf<void> {
  const form = yield* select(selectSignInForm)
  if (form.status !== 'idle') yield* loadSignInForm()
}

/** Signing in. Whoever shows a way in attaches it: the first load does without. */
export const signInFeature: Feature = {
  name: 'signIn',
  saga: watch(
    () => latest(signInFormRequested, loadSignInForm),
    () => latest(connectionRetried, loadFailedForm),
    () => latest(languageChanged, loadFormAnew),
    () => leading(signInRequested, signIn),
    // A window that was closed without a word must not stand in the way of the next try.
    () => latest(providerChosen, signInWithProvider),
  ),
}
