import { latest, leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { signIn } from './signIn/signIn'
import { providerChosen, signInSubmission } from './signIn/signInSubmission'
import { signInWithProvider } from './social/signInWithProvider'

/** Signing in. Whoever shows a way in attaches it: the first load does without. */
export const signInFeature: Feature = {
  name: 'signIn',
  saga: watch(
    () => leading(signInSubmission.requested, signIn),
    // A window that was closed without a word must not stand in the way of the next try.
    () => latest(providerChosen, signInWithProvider),
  ),
}
