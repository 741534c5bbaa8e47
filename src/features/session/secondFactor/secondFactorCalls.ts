import { callApi } from '../../../api/callApi'
import { getMe } from '../../../api/contract/user'
import type { AnswerOf, AnyEndpoint, BodyOf } from '../../../api/contract/endpoint'
import {
  declineSecondFactor,
  enrollSecondFactor,
  resendSecondFactorCode,
  verifySecondFactorCode,
} from '../../../api/contract/secondFactor'
import type { CodeSent, FullSession } from '../../../api/contract/secondFactor'
import type { User } from '../../../api/contract/user'
import * as codes from '../../../api/contract/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError, Result } from '../../../api/errors'
import { now } from '../../../shared/clock'
import { announced, successShown } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { isToldByPopUp } from '../../../shared/submission/fault'
import { errorText } from '../../../shared/ui/errorText'
import { selectTemporaryUser, sessionRestored, signedIn, signInExpired } from '../visitor/sessionSlice'
import { keepSession, leaveTemporary, readStoredSession } from '../visitor/storedSession'
import { isOpen } from './machine'
import { sentCode } from '../visitor/secondFactorProgress'
import * as slice from './secondFactorSlice'

/** Seconds to wait where the backend does not say. */
const usualWait = 60

export function* enroll({ payload }: ReturnType<typeof slice.phoneGiven>): SagaOf<void> {
  const answer = yield* stepCall(enrollSecondFactor, payload)
  if (answer?.ok) return yield* takeSent(answer.value)
  if (!answer) return
  const { error } = answer
  const field =
    error.kind === 'business' ? error.errors.find((entry) => entry.code === codes.notValid)?.field : undefined
  if (field === 'country_code') yield* refuseField('country')
  else if (field === 'phone') yield* refuseField('phone')
  else yield* fail(error)
}

export function* resend(): SagaOf<void> {
  const answer = yield* stepCall(resendSecondFactorCode, {})
  if (answer?.ok) {
    yield* takeSent(answer.value)
    yield* put(announced({ key: 'secondFactor:code.sent' }))
  } else if (answer) {
    const { error } = answer
    if (error.kind === 'http' && error.status === 429) {
      const time = yield* call(now)
      yield* put(slice.resendPutOff(time + (error.retryAfter ?? usualWait) * 1_000))
    } else if (isNothingSent(error)) yield* put(slice.nothingSent())
    else yield* fail(error)
  }
}

export function* verify({ payload: code }: ReturnType<typeof slice.codeGiven>): SagaOf<void> {
  const answer = yield* stepCall(verifySecondFactorCode, { code })
  if (answer?.ok) return yield* pass(answer.value)
  if (!answer) return
  const { error } = answer
  if (hasCode(error, codes.wrongCode)) yield* put(slice.codeRefused('wrong'))
  else if (hasCode(error, codes.codeExpired)) yield* put(slice.codeRefused('expired'))
  else if (isVoid(error)) yield* put(slice.codeRefused('void'))
  else if (isNothingSent(error)) yield* put(slice.nothingSent())
  else yield* fail(error)
}

export function* decline({ payload }: ReturnType<typeof slice.offerDeclined>): SagaOf<void> {
  const answer = yield* stepCall(declineSecondFactor, payload)
  if (answer?.ok) yield* pass(answer.value)
  else if (answer && hasCode(answer.error, codes.notAllowed)) yield* put(slice.skipRefused())
  else if (answer) yield* fail(answer.error)
}

/** Too many wrong ones; with a time to wait it is the backend that is busy, and the code still good. */
const isVoid = (error: ApiError) =>
  (hasCode(error, codes.tooManyTries) || (error.kind === 'http' && error.status === 429)) &&
  !('retryAfter' in error && error.retryAfter !== undefined)

const isNothingSent = (error: ApiError) => 'status' in error && error.status === 404

/**
 * A call with the temporary token. Gives nothing where there is nothing left to say: the token has ended, or a pop-up
 * tells of the connection.
 */
function* stepCall<E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): SagaOf<Result<AnswerOf<E>> | undefined> {
  const state = yield* select(slice.selectSecondFactor)
  // The machine took no notice of what was asked: it is not the time for it.
  if (!isOpen(state) || !state.pending) return undefined
  if (state.endsAt <= (yield* call(now))) {
    yield* expire()
    return undefined
  }
  const answer = yield* callApi(endpoint, { body })
  if (answer.ok) return answer
  const { error } = answer
  if (isTokenEnded(error)) yield* expire()
  else if (isToldByPopUp(error)) yield* put(slice.stepFailed({}))
  else return answer
  return undefined
}

/** Back to the credentials, which say why. */
export function* expire(): SagaOf<void> {
  yield* put(signInExpired(yield* call(leaveTemporary)))
}

/** A wrong code is no word about the token, whatever status it comes with. */
const isTokenEnded = (error: ApiError) =>
  hasCode(error, codes.sessionEnded) ||
  ('status' in error && error.status === 401 && !hasCode(error, codes.wrongCode) && !hasCode(error, codes.codeExpired))

function* takeSent(answer: CodeSent): SagaOf<void> {
  const time = yield* call(now)
  yield* put(slice.codeSent(sentCode(answer, time)))
}

function* fail(error: ApiError): SagaOf<void> {
  yield* put(slice.stepFailed({ errors: [errorText(error)] }))
}

function* refuseField(field: 'country' | 'phone'): SagaOf<void> {
  yield* put(slice.stepFailed({ fieldErrors: { [field]: { key: `secondFactor:phone.refused.${field}` } } }))
}

/** The temporary session has become a full one (AUTH-04). */
function* pass({ access_token: token, mfa_enrollment_status }: FullSession): SagaOf<void> {
  const state = yield* select(slice.selectSecondFactor)
  const isNewlyEnrolled = isOpen(state) && state.pending === 'verify' && !state.isEnrolled
  const known = yield* select(selectTemporaryUser)
  const user = known ? { ...known, mfa_enrollment_status } : yield* whoIs(token)
  yield* put(slice.stepPassed())
  yield* call(() => keepSession(token, user))
  if (isNewlyEnrolled) yield* put(successShown({ key: 'session:secondFactor.enrolled' }))
  yield* put(user ? signedIn({ token, user }) : sessionRestored(readStoredSession()))
}

/** After a reload nobody here knows whose token it is. A rider without a name is a rider nevertheless. */
function* whoIs(token: string): SagaOf<User | undefined> {
  const answer = yield* callApi(getMe, { as: { kind: 'rider', token }, quiet: true })
  return answer.ok ? answer.value : undefined
}
