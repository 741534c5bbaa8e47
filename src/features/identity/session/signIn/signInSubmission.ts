import { createAction } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { Provider } from '../visitor/provider'
import { guestStarted, secondFactorDue, signedIn, signInExpired } from '../visitor/sessionSlice'

/** For a provider whose page replaces ours. */
export const providerChosen = createAction<{ provider: Provider; returnTo?: string }>('signIn/providerChosen')

export const signInReturned = createAction<TextRef>('signIn/returned')

/**
 * Form values, or a provider's token (AUTH-06). Survives the session: refused credentials clear it, and the form shows
 * why.
 */
export const signInSubmission = submissionSlice<Record<string, string>>('signInSubmission', {
  forEverybody: true,
  endsWith: [providerChosen, signInReturned, signInExpired, signedIn, secondFactorDue, guestStarted],
})
