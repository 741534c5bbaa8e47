import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { mailedLink } from '../links/mailedLink'

/** Whether the link of the message still works. */
export const resetLink = mailedLink<unknown>('resetLink')

/** Setting the password ends the session that it was set in. */
export const resetSubmission = submissionSlice<{ token: string; password: string }>('resetPassword', {
  forEverybody: true,
})
