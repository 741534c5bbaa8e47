import { latest, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { signIn } from './signIn/signIn'
import { providerChosen, signInSubmission } from './signIn/signInSubmission'
import { signInWithProvider } from './social/signInWithProvider'

/** Sign-in. Each screen or dialog that offers it attaches this feature, so that it is not in the first load. */
export const signInFeature: Feature = {
  name: 'signIn',
  saga: watch(
    () => leading(signInSubmission.requested, signIn),
    // The provider may not report that its window was closed. The next try replaces the one that still waits.
    () => latest(providerChosen, signInWithProvider),
  ),
}
