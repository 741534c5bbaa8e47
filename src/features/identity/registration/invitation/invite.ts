import { callApi } from '../../../../shared/saga/callApi'
import { badToken } from '../../../../api/contract/base/errorCodes'
import { acceptInvite, readInvite } from '../../../../api/contract/identity/invitations'
import { hasCode } from '../../../../api/errors'
import { goTo } from '../../../../shared/navigation/navigation'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { paths, riderHome } from '../../../../shared/paths'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { enterWith } from '../../session/onDemand'
import { withoutConfirmations } from '../forms/accountFields'
import { badLink, mailedLink } from '../links/mailedLink'
import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { inTurn } from '../../../../shared/submission/inTurn'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { attachOnImport } from '../../../../shared/store'

export const inviteLink = mailedLink('inviteLink', (token) => callApi(readInvite, { params: { token } }))

/** The submission stays done: the visitor is a rider by then, and is being redirected. */
export const inviteSubmission = submissionSlice<{ token: string; values: FormValues }>('invite', {
  forEverybody: true,
})

/** Opens the account. The link confirms its email (decision 81). */
function* acceptInvitation({ payload }: ReturnType<typeof inviteSubmission.requested>): SagaOf<void> {
  const { token, values } = payload
  const { first_name = '', last_name = '', password = '' } = values
  const answer = yield* callApi(acceptInvite, {
    params: { token },
    body: { ...withoutConfirmations(values), first_name, last_name, password },
  })
  if (!answer.ok) {
    if (hasCode(answer.error, badToken)) yield* put(inviteLink.answered(badLink))
    yield* put(inviteSubmission.refused(faultOf(answer.error)))
    return
  }
  yield* put(inviteSubmission.accepted())
  const entered = yield* enterWith(answer.value)
  yield* put(successShown({ key: 'registration:invite.welcome', values: { name: answer.value.first_name } }))
  yield* goTo(entered === 'rider' ? riderHome : paths.login(), { replace: true })
}

attachOnImport('invite', () => inTurn(inviteSubmission, acceptInvitation))
