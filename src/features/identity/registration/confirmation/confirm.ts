import { callApi } from '../../../../shared/saga/callApi'
import { confirmEmail } from '../../../../api/contract/identity/registration'
import { announced } from '../../../../shared/notices/noticesSlice'
import { put, select } from '../../../../shared/saga/effects'
import { selectIsRider } from '../../session'
import { mailedLink } from '../links/mailedLink'
import { refreshRider } from '../verifiedEmail/refreshRider'

export const secondsToLogin = 5

/** Opening the link confirms the email (AUTH-10). A rider is read again, because many acts need a confirmed email. */
export const confirmationLink = mailedLink<unknown>('confirmation', function* (token) {
  const answer = yield* callApi(confirmEmail, { params: { token } })
  if (!answer.ok) return answer
  if (!answer.value.email_confirmed) return { ok: false, error: { kind: 'badAnswer' } }
  if (yield* select(selectIsRider)) yield* refreshRider({ inPassing: true, leavesSession: true })
  yield* put(announced({ key: 'registration:confirm.announced', values: { count: secondsToLogin } }))
  return answer
})
