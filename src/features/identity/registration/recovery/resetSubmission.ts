import { checkPasswordReset } from '../../../../api/contract/identity/passwordReset'
import { callApi } from '../../../../shared/saga/callApi'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { mailedLink } from '../links/mailedLink'

/** Whether the link of the message is still valid, before the rider types a password. */
export const resetLink = mailedLink<unknown>('resetLink', (token) => callApi(checkPasswordReset, { params: { token } }))

/** Sets the password, which also ends the session of this browser. */
export const resetSubmission = submissionSlice<{ token: string; password: string }>('resetPassword', {
  forEverybody: true,
})
