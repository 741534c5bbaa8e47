import { callApi } from '../../../api/callApi'
import { confirmEmail } from '../../../api/contract/registration'
import { badToken } from '../../../api/contract/errorCodes'
import { hasCode } from '../../../api/errors'
import { announced } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectIsRider } from '../../session'
import { refreshRider } from '../verifiedEmail/refreshRider'
import { confirmationAnswered } from './confirmSlice'
import type { confirmationOpened } from './confirmSlice'

export const secondsToLogin = 5

/** Confirms an email by its link (AUTH-10). A rider who is signed in here is read anew: much opens with the email. */
export function* confirm({ payload: { token } }: ReturnType<typeof confirmationOpened>): SagaOf<void> {
  const answer = yield* callApi(confirmEmail, { params: { token } })
  if (!answer.ok) {
    const { error } = answer
    yield* put(confirmationAnswered(hasCode(error, badToken) ? { status: 'badLink' } : { status: 'failed', error }))
    return
  }
  if (!answer.value.email_confirmed) {
    yield* put(confirmationAnswered({ status: 'failed', error: { kind: 'badAnswer' } }))
    return
  }
  if (yield* select(selectIsRider)) yield* refreshRider({ inPassing: true })
  yield* put(confirmationAnswered({ status: 'confirmed' }))
  yield* put(announced({ key: 'registration:confirm.announced', values: { count: secondsToLogin } }))
}
