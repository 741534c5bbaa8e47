import { callApi } from '../../../../shared/saga/callApi'
import { getMe } from '../../../../api/contract/identity/user'
import type { AnswerOf, AnyEndpoint, BodyOf } from '../../../../api/contract/base/endpoint'
import {
  declineSecondFactor,
  enrollSecondFactor,
  resendSecondFactorCode,
  verifySecondFactorCode,
} from '../../../../api/contract/identity/secondFactor'
import type { FullSession } from '../../../../api/contract/identity/secondFactor'
import type { User } from '../../../../api/contract/identity/user'
import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError, Result } from '../../../../api/errors'
import { now } from '../../../../shared/clock'
import { announced, successShown } from '../../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { isToldByPopUp } from '../../../../shared/submission/fault'
import {
  checkedBackupCode,
  checkedCode,
  checkedPhone,
  checkedResend,
  failedWith,
  machine,
} from '../../secondFactor/onDemand'
import { selectTemporaryUser, sessionRestored, signedIn, signInExpired } from '../visitor/sessionSlice'
import { keepSession, leaveTemporary, readStoredSession } from '../visitor/storedSession'
import { backupCodesMade } from './backupCodes'
import * as slice from './secondFactorSlice'

export function* enroll({ payload }: ReturnType<typeof slice.phoneGiven>): SagaOf<void> {
  const answer = yield* stepCall(enrollSecondFactor, payload)
  if (answer) yield* put(slice.stepAnswered(checkedPhone(answer, yield* call(now))))
}

export function* resend(): SagaOf<void> {
  const answer = yield* stepCall(resendSecondFactorCode, {})
  if (!answer) return
  yield* put(slice.stepAnswered(checkedResend(answer, yield* call(now))))
  if (answer.ok) yield* put(announced({ key: 'secondFactor:code.sent' }))
}

export function* verify({ payload: code }: ReturnType<typeof slice.codeGiven>): SagaOf<void> {
  const answer = yield* stepCall(verifySecondFactorCode, { code })
  if (answer?.ok) yield* pass(answer.value)
  else if (answer) yield* put(slice.stepAnswered(checkedCode(answer.error)))
}

/** The rider has lost the phone (decision 124). */
export function* verifyBackup({ payload: backup_code }: ReturnType<typeof slice.backupCodeGiven>): SagaOf<void> {
  const answer = yield* stepCall(verifySecondFactorCode, { backup_code })
  if (answer?.ok) {
    const { mfa_backup_codes_left: count } = answer.value
    if (count != null) yield* put(successShown({ key: 'secondFactor:backup.used', values: { count } }))
    yield* pass(answer.value)
  } else if (answer) yield* put(slice.stepAnswered(checkedBackupCode(answer.error)))
}

export function* decline({ payload }: ReturnType<typeof slice.offerDeclined>): SagaOf<void> {
  const answer = yield* stepCall(declineSecondFactor, payload)
  if (answer?.ok) yield* pass(answer.value)
  else if (answer && hasCode(answer.error, codes.notAllowed)) yield* put(slice.skipRefused())
  else if (answer) yield* put(slice.stepAnswered(failedWith(answer.error)))
}

/**
 * Calls the backend with the temporary token. Returns undefined if the token has ended, or if a pop-up tells the lost
 * connection.
 */
function* stepCall<E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): SagaOf<Result<AnswerOf<E>> | undefined> {
  const state = yield* select(slice.selectSecondFactor)
  // The event did not fit the step.
  if (!machine.isOpen(state) || !state.pending) return undefined
  if (state.endsAt <= (yield* call(now))) {
    yield* expire()
    return undefined
  }
  const answer = yield* callApi(endpoint, { body })
  if (answer.ok) return answer
  const { error } = answer
  if (isTokenEnded(error)) yield* expire()
  else if (isToldByPopUp(error)) yield* put(slice.stepAnswered(failedWith(error)))
  else return answer
  return undefined
}

/** Returns to the credentials, and says why. */
export function* expire(): SagaOf<void> {
  yield* put(signInExpired(yield* call(leaveTemporary)))
}

/** A wrong code does not end the token, whatever status the answer has. */
const isTokenEnded = (error: ApiError) =>
  hasCode(error, codes.sessionEnded) ||
  ('status' in error && error.status === 401 && !hasCode(error, codes.wrongCode) && !hasCode(error, codes.codeExpired))

/** Turns the temporary session into a full one (AUTH-04). */
function* pass(session: FullSession): SagaOf<void> {
  const { access_token: token, mfa_enrollment_status, mfa_backup_codes_left, backup_codes } = session
  const state = yield* select(slice.selectSecondFactor)
  const isNewlyEnrolled = machine.isOpen(state) && state.pending === 'verify' && !state.isEnrolled
  const known = yield* select(selectTemporaryUser)
  const user = known ? { ...known, mfa_enrollment_status, mfa_backup_codes_left } : yield* whoIs(token)
  yield* put(slice.stepPassed())
  yield* call(() => keepSession(token, user))
  if (isNewlyEnrolled) yield* put(successShown({ key: 'session:secondFactor.enrolled' }))
  // This comes before the temporary session ends, and with it this flow.
  if (backup_codes?.length) yield* put(backupCodesMade(backup_codes))
  yield* put(user ? signedIn({ token, user }) : sessionRestored(readStoredSession()))
}

/** Asks whose token it is, which a tab does not know after a reload. If that fails, the rider has no name. */
function* whoIs(token: string): SagaOf<User | undefined> {
  const answer = yield* callApi(getMe, { as: { kind: 'rider', token }, quiet: true })
  return answer.ok ? answer.value : undefined
}
