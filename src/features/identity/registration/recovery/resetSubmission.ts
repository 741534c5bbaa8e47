import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { mailedLink } from '../links/mailedLink'

/** Whether the link of the message is still valid. */
export const resetLink = mailedLink<unknown>('resetLink')

/** Sets the password, which also ends the session of this browser. */
export const resetSubmission = submissionSlice<{ token: string; password: string }>('resetPassword', {
  forEverybody: true,
})
