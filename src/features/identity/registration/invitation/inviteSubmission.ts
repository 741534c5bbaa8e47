import { readInvite } from '../../../../api/contract/identity/invitations'
import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { callApi } from '../../../../shared/saga/callApi'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { mailedLink } from '../links/mailedLink'

/** Who invites, who is invited, and to what (AUTH-12). */
export const inviteLink = mailedLink('inviteLink', (token) => callApi(readInvite, { params: { token } }))

/** Stays done until the visitor leaves the page: they are a rider by then, and are being redirected. */
export const inviteSubmission = submissionSlice<{ token: string; values: FormValues }>('invite', {
  forEverybody: true,
})
