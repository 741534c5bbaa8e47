import { createAction } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { Provider } from '../visitor/provider'
import { guestStarted, secondFactorDue, signedIn, signInExpired } from '../visitor/sessionSlice'

/** `returnTo` is for a provider whose page replaces ours. */
export const providerChosen = createAction<{ provider: Provider; returnTo?: string }>('signIn/providerChosen')

export const signInReturned = createAction<TextRef>('signIn/returned')

/**
 * Sends form values, or a provider's token (AUTH-06). The state survives the session, because refused credentials clear
 * the session and the form says why.
 */
export const signInSubmission = submissionSlice<Record<string, string>>('signInSubmission', {
  forEverybody: true,
  endsWith: [providerChosen, signInReturned, signInExpired, signedIn, secondFactorDue, guestStarted],
})
