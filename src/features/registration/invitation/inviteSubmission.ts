import type { Invite } from '../../../api/contract/invitations'
import type { FormValues } from '../../../shared/forms/fieldSpec'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { mailedLink } from '../links/mailedLink'

/** Who invites, whom, and to what (AUTH-12). */
export const inviteLink = mailedLink<Invite>('inviteLink')

/** Done until the page is left: the invited is a rider by then, and on the way. */
export const inviteSubmission = submissionSlice<{ token: string; values: FormValues }>('invite', {
  forEverybody: true,
})
