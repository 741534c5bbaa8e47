import type { CodeSent } from '../../../api/contract/identity/secondFactor'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError, Result } from '../../../api/errors'
import { isToldByPopUp } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { errorText } from '../../../shared/ui/page/errorText'
import { sentCode } from './sentCode'
import type { SentCode } from './sentCode'

/** The meaning of an answer, unless the answer ends the step. */
export type Outcome =
  | { kind: 'sent'; sent: { code: SentCode; resendAt: number } }
  /** Another code is possible from then. */
  | { kind: 'putOff'; resendAt: number }
  | { kind: 'refused'; why: 'wrong' | 'expired' | 'void' }
  | { kind: 'nothingSent' }
  /** The fault is empty if a pop-up reports it. */
  | { kind: 'failed'; fault: Fault }

/** Seconds to wait if the backend names none. */
const usualWait = 60

/** Reads the answer to a phone number. `time` is that of the portal's clock. */
export function checkedPhone(answer: Result<CodeSent>, time: number): Outcome {
  if (answer.ok) return { kind: 'sent', sent: sentCode(answer.value, time) }
  const { error } = answer
  const entry = error.kind === 'business' ? error.errors.find(({ code }) => code === codes.notValid) : undefined
  if (entry?.field === 'country_code') return refusedField('country')
  return entry?.field === 'phone' ? refusedField('phone') : failedWith(error)
}

export function checkedResend(answer: Result<CodeSent>, time: number): Outcome {
  if (answer.ok) return { kind: 'sent', sent: sentCode(answer.value, time) }
  const { error } = answer
  if (error.kind === 'http' && error.status === 429)
    return { kind: 'putOff', resendAt: time + (error.retryAfter ?? usualWait) * 1_000 }
  return isNothingSent(error) ? { kind: 'nothingSent' } : failedWith(error)
}

export function checkedCode(error: ApiError): Outcome {
  if (hasCode(error, codes.wrongCode)) return { kind: 'refused', why: 'wrong' }
  if (hasCode(error, codes.codeExpired)) return { kind: 'refused', why: 'expired' }
  if (isVoid(error)) return { kind: 'refused', why: 'void' }
  return isNothingSent(error) ? { kind: 'nothingSent' } : failedWith(error)
}

/** Reads the refusal of a backup code. It says nothing about the code of the message. */
export function checkedBackupCode(error: ApiError): Outcome {
  const isGone = isNothingSent(error)
  if (!isGone && !hasCode(error, codes.wrongCode)) return failedWith(error)
  const key = isGone ? 'secondFactor:backup.none' : 'secondFactor:backup.wrong'
  return { kind: 'failed', fault: { fieldErrors: { backup_code: { key } } } }
}

/**
 * Too many wrong codes make the code void. If the answer names a time to wait, the backend is busy and the code is
 * still good.
 */
const isVoid = (error: ApiError) =>
  (hasCode(error, codes.tooManyTries) || (error.kind === 'http' && error.status === 429)) &&
  !('retryAfter' in error && error.retryAfter !== undefined)

const isNothingSent = (error: ApiError) => 'status' in error && error.status === 404

export const failedWith = (error: ApiError): Outcome => ({
  kind: 'failed',
  fault: isToldByPopUp(error) ? {} : { errors: [errorText(error)] },
})

const refusedField = (field: 'country' | 'phone'): Outcome => ({
  kind: 'failed',
  fault: { fieldErrors: { [field]: { key: `secondFactor:phone.refused.${field}` } } },
})
