import { createAction } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { Provider } from '../visitor/provider'
import { guestStarted, secondFactorDue, signedIn, signInExpired } from '../visitor/sessionSlice'

/** `returnTo` is the path to go to after sign-in, for a provider whose page replaces ours. */
export const providerChosen = createAction<{ provider: Provider; returnTo?: string }>('signIn/providerChosen')

export const signInReturned = createAction<TextRef>('signIn/returned')

/**
 * Sends the credentials: form values, or an access token of a connected account (AUTH-06). The state survives a change
 * of session, because refused credentials clear the session and the form must still show the error.
 */
export const signInSubmission = submissionSlice<Record<string, string>>('signInSubmission', {
  forEverybody: true,
  endsWith: [providerChosen, signInReturned, signInExpired, signedIn, secondFactorDue, guestStarted],
})
