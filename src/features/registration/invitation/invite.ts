import { callApi } from '../../../api/callApi'
import { acceptInvite, readInvite } from '../../../api/contract/invitations'
import { badToken } from '../../../api/contract/errorCodes'
import { hasCode } from '../../../api/errors'
import { goTo } from '../../../shared/navigation/navigation'
import { succeeded } from '../../../shared/notices/noticesSlice'
import { paths, riderHome } from '../../../shared/paths'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { withoutConfirmations } from '../forms/accountFields'
import { formFault } from '../../../shared/forms/formFault'
import { enterWith } from '../../session/onDemand'
import { inviteAccepted, inviteAnswered, inviteRefused } from './inviteSlice'
import type { inviteOpened, inviteSubmitted } from './inviteSlice'

/** Who invites, whom, and to what (AUTH-12). */
export function* readInvitation({ payload: { token } }: ReturnType<typeof inviteOpened>): SagaOf<void> {
  const answer = yield* callApi(readInvite, { params: { token } })
  if (answer.ok) yield* put(inviteAnswered({ status: 'good', invite: answer.value }))
  else if (hasCode(answer.error, badToken)) yield* put(inviteAnswered({ status: 'bad' }))
  else yield* put(inviteAnswered({ status: 'failed', error: answer.error }))
}

/** Opens the account that the invitation is for; its email is confirmed by the link (decision 81). */
export function* acceptInvitation({ payload }: ReturnType<typeof inviteSubmitted>): SagaOf<void> {
  const { token, values } = payload
  const { first_name = '', last_name = '', password = '' } = values
  const answer = yield* callApi(acceptInvite, {
    params: { token },
    body: { ...withoutConfirmations(values), first_name, last_name, password },
  })
  if (!answer.ok) {
    if (hasCode(answer.error, badToken)) yield* put(inviteAnswered({ status: 'bad' }))
    yield* put(inviteRefused(formFault(answer.error)))
    return
  }
  yield* put(inviteAccepted())
  const entered = yield* enterWith(answer.value)
  yield* put(succeeded({ key: 'registration:invite.welcome', values: { name: answer.value.first_name } }))
  yield* goTo(entered === 'rider' ? riderHome : paths.login(), { replace: true })
}
