import * as codes from '../../../api/contract/base/errorCodes'
import type { CodeSent } from '../../../api/contract/identity/secondFactor'
import type { SentCodeRecord } from '../../state/identity/sessions'
import type { UserRecord } from '../../state/identity/users'
import { refuse, refuseFor } from '../base/refusal'

/** The code in every text message of this backend. */
const goodCode = '123456'

const second = 1_000

const resendAfter = 60

const expiresIn = 600

const tries = 5

export const newCode = (phone: string, sent: number | null): SentCodeRecord => ({ phone, sent, tries_left: tries })

/** The code that is sent as soon as the password is accepted, to users with an enrolled phone. */
export const codeAtSignIn = (user: UserRecord, now: number | null) =>
  user.mfa_enrollment_status === '1' && user.mfa_phone ? newCode(user.mfa_phone, now) : null

export const maskedPhone = (phone: string): string => phone.slice(0, -2).replaceAll(/\d/g, '•') + phone.slice(-2)

export const codeAnswer = ({ phone, tries_left }: SentCodeRecord): CodeSent => ({
  sent_to: maskedPhone(phone),
  resend_after: resendAfter,
  expires_in: expiresIn,
  tries_left,
})

/** Limits how often a message is sent: an earlier request is refused, and told how long to wait. */
export function expectResendTime({ sent }: SentCodeRecord, now: number): void {
  const wait = (sent ?? now) + resendAfter * second - now
  if (wait > 0) refuseFor(Math.ceil(wait / second), codes.tooManyTries)
}

/** Accepts the right code in time. Five wrong tries make the code void, so that it cannot be guessed. */
export function expectGoodCode(code: SentCodeRecord, typed: string, now: number): void {
  if (now - (code.sent ?? now) >= expiresIn * second) refuse(codes.codeExpired)
  if (code.tries_left === 0) refuse(codes.tooManyTries)
  if (typed.trim() === goodCode) return
  code.tries_left -= 1
  refuse(codes.wrongCode, 'code')
}
