import { createAction } from '@reduxjs/toolkit'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import type { Provider } from '../visitor/provider'
import { guestStarted, secondFactorDue, signedIn, signInExpired } from '../visitor/sessionSlice'

/** `returnTo` is where to go on from, for a provider whose page takes the place of ours. */
export const providerChosen = createAction<{ provider: Provider; returnTo?: string }>('signIn/providerChosen')

/** A later step, or a provider, led back to the form. */
export const signInReturned = createAction<TextRef>('signIn/returned')

/**
 * The credentials: form values, or an access token of a connected account (AUTH-06). A session that is cleared because
 * they were refused is no reason not to say so.
 */
export const signInSubmission = submissionSlice<Record<string, string>>('signInSubmission', {
  forEverybody: true,
  endsWith: [providerChosen, signInReturned, signInExpired, signedIn, secondFactorDue, guestStarted],
})
