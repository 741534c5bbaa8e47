import { callApi } from '../../../../shared/saga/callApi'
import { confirmEmail } from '../../../../api/contract/identity/registration'
import { announced } from '../../../../shared/notices/noticesSlice'
import { load } from '../../../../shared/remote/load'
import { put, select } from '../../../../shared/saga/effects'
import { selectIsRider } from '../../session'
import { mailedLink, opened } from '../links/mailedLink'
import { refreshRider } from '../verifiedEmail/refreshRider'

/** The link that confirms an email by being opened (AUTH-10). */
export const confirmationLink = mailedLink<unknown>('confirmation')

export const secondsToLogin = 5

/** Confirms the email. Reloads a signed-in rider, because many actions need a confirmed email. */
export const confirm = load(confirmationLink, function* (token) {
  const answer = yield* callApi(confirmEmail, { params: { token } })
  if (!answer.ok) return opened(answer)
  if (!answer.value.email_confirmed) return { ok: false, error: { kind: 'badAnswer' } }
  if (yield* select(selectIsRider)) yield* refreshRider({ inPassing: true })
  yield* put(announced({ key: 'registration:confirm.announced', values: { count: secondsToLogin } }))
  return opened(answer)
})
