import type { FormValues } from '../../../shared/forms/fieldSpec'
import { submissionSlice } from '../../../shared/submission/submissionSlice'

/** Done: the account is new or existed before. The portal cannot tell which (AUTH-09). */
export const signUpSubmission = submissionSlice<FormValues, { email: string }>('signUp')
