import { callApi } from '../../../shared/saga/callApi'
import type { AnswerOf, AnyEndpoint, BodyOf } from '../../../api/contract/base/endpoint'
import {
  challengeSecondFactor,
  disableSecondFactor,
  enrollSecondFactor,
  resendSecondFactorCode,
  verifySecondFactorCode,
} from '../../../api/contract/identity/secondFactor'
import type { FullSession, Proof } from '../../../api/contract/identity/secondFactor'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { Result } from '../../../api/errors'
import { now } from '../../../shared/clock'
import { announced, successShown } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'
import { keepRider, refreshRider } from '../../identity/registration/onDemand'
import {
  checkedBackupCode,
  checkedCode,
  checkedPhone,
  checkedResend,
  machine,
} from '../../identity/secondFactor/onDemand'
import type { Outcome } from '../../identity/secondFactor/onDemand'
import { selectUser } from '../../identity/session'
import { backupCodesMade, endSessionIfOver } from '../../identity/session/onDemand'
import * as slice from './factorSlice'
import { passwordFault } from './password'

/** A phone needs a verified email first (decision 56), and the enrolled one is changed only after its code. */
function* beginFactor({ payload: purpose }: ReturnType<typeof slice.factorWanted>): SagaOf<void> {
  const { isStarting, purpose: begun } = yield* select(slice.selectFactor)
  if (!isStarting || begun !== purpose) return
  if (purpose !== 'disable' && !(yield* ensureVerifiedFor({ dropped: slice.factorClosed }))) return
  if (purpose === 'enable') return void (yield* put(slice.factorOpened(null)))
  const answer = yield* factorCall(challengeSecondFactor, {})
  if (!answer) return
  const outcome = checkedResend(answer, yield* call(now))
  yield* readIfGone(outcome)
  yield* put(slice.factorOpened(outcome))
}

function* givePhone({ payload }: ReturnType<typeof slice.phoneGiven>): SagaOf<void> {
  if (!(yield* isAsked())) return
  const answer = yield* factorCall(enrollSecondFactor, payload)
  if (!answer) return
  const isWrongPassword = !answer.ok && hasCode(answer.error, codes.wrongLogin)
  const outcome = isWrongPassword
    ? ({ kind: 'failed', fault: passwordFault(answer.error) } as const)
    : checkedPhone(answer, yield* call(now))
  yield* told(outcome)
}

function* resendCode(): SagaOf<void> {
  if (!(yield* isAsked())) return
  const isAtEnrolled = yield* atEnrolledPhone()
  const answer = yield* isAtEnrolled ? factorCall(challengeSecondFactor, {}) : factorCall(resendSecondFactorCode, {})
  if (!answer) return
  yield* told(checkedResend(answer, yield* call(now)))
  if (answer.ok) yield* put(announced({ key: 'secondFactor:code.sent' }))
}

function* giveCode({ payload: code }: ReturnType<typeof slice.codeGiven>): SagaOf<void> {
  yield* prove({ code }, checkedCode)
}

/** The rider has lost the phone (decision 124). */
function* giveBackupCode({ payload }: ReturnType<typeof slice.backupCodeGiven>): SagaOf<void> {
  yield* prove({ backup_code: payload }, checkedBackupCode)
}

function* told(outcome: Outcome): SagaOf<void> {
  yield* readIfGone(outcome)
  yield* put(slice.factorAnswered(outcome))
}

/** Another device has changed it. The rider is asked to start over, so the page shows before what can be started. */
function* readIfGone({ kind }: Outcome): SagaOf<void> {
  if (kind === 'nothingSent') yield* refreshRider({ inPassing: true })
}

function* prove(proof: Proof, outcomeOf: typeof checkedCode): SagaOf<void> {
  if (!(yield* isAsked())) return
  const { purpose } = yield* select(slice.selectFactor)
  if (purpose === 'disable') return yield* disable(proof, outcomeOf)
  const isProof = yield* atEnrolledPhone()
  const answer = yield* factorCall(verifySecondFactorCode, proof)
  if (!answer) return
  if (!answer.ok) return void (yield* told(outcomeOf(answer.error)))
  yield* keepCodesLeft(answer.value.mfa_backup_codes_left)
  if (isProof) return void (yield* put(slice.phoneProved()))
  yield* turnedOn(purpose, answer.value)
}

function* keepCodesLeft(mfa_backup_codes_left: number | null | undefined): SagaOf<void> {
  const user = yield* select(selectUser)
  if (user && mfa_backup_codes_left != null) yield* keepRider({ ...user, mfa_backup_codes_left })
}

function* disable(proof: Proof, outcomeOf: typeof checkedCode): SagaOf<void> {
  const answer = yield* factorCall(disableSecondFactor, proof)
  if (!answer) return
  if (!answer.ok) return void (yield* told(outcomeOf(answer.error)))
  yield* keepRider(answer.value)
  yield* put(slice.factorClosed())
  yield* put(successShown({ key: 'security:factor.disabled' }))
}

function* turnedOn(purpose: slice.Purpose | null, { mfa_enrollment_status, backup_codes }: FullSession): SagaOf<void> {
  const user = yield* select(selectUser)
  if (user) yield* keepRider({ ...user, mfa_enrollment_status, mfa_config: { ...user.mfa_config, enabled: true } })
  yield* put(slice.factorClosed())
  yield* put(successShown({ key: purpose === 'change' ? 'security:factor.changed' : 'session:secondFactor.enrolled' }))
  if (backup_codes?.length) yield* put(backupCodesMade(backup_codes))
  // Without the masked number, the part still says that the factor is on.
  yield* refreshRider({ inPassing: true })
}

/** An event that does not fit the step asks nothing of the backend. */
function* isAsked(): SagaOf<boolean> {
  const { step } = yield* select(slice.selectFactor)
  return machine.isOpen(step) && step.pending !== null
}

function* atEnrolledPhone(): SagaOf<boolean> {
  const { step } = yield* select(slice.selectFactor)
  return machine.isOpen(step) && step.isEnrolled
}

/** Returns undefined if the session has ended, and with it the page. */
function* factorCall<E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): SagaOf<Result<AnswerOf<E>> | undefined> {
  const answer = yield* callApi(endpoint, { body })
  if (!answer.ok && (yield* endSessionIfOver(answer.error))) return undefined
  return answer
}

attachOnImport(
  'factor',
  watch(
    () => leading(slice.factorWanted, beginFactor),
    () => leading(slice.phoneGiven, givePhone),
    () => leading(slice.resendRequested, resendCode),
    () => leading(slice.codeGiven, giveCode),
    () => leading(slice.backupCodeGiven, giveBackupCode),
  ),
)
