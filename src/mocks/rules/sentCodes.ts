import * as codes from '../../api/contract/errorCodes'
import type { CodeSent } from '../../api/contract/secondFactor'
import type { SentCodeRecord } from '../state/sessions'
import type { UserRecord } from '../state/users'
import { refuse, refuseFor } from './refusal'

/** What every text message says here. */
const goodCode = '123456'

const second = 1_000

const resendAfter = 60

const expiresIn = 600

const tries = 5

export const newCode = (phone: string, sent: number | null): SentCodeRecord => ({ phone, sent, tries_left: tries })

/** The code that goes out as soon as the password was right; nobody else has a phone to send it to. */
export const codeAtSignIn = (user: UserRecord, now: number | null) =>
  user.mfa_enrollment_status === '1' && user.mfa_phone ? newCode(user.mfa_phone, now) : null

/** What the portal is told of a code that has just gone out. */
export const codeAnswer = ({ phone, tries_left }: SentCodeRecord): CodeSent => ({
  sent_to: phone.slice(0, -2).replaceAll(/\d/g, '•') + phone.slice(-2),
  resend_after: resendAfter,
  expires_in: expiresIn,
  tries_left,
})

/** A message once in a while: whoever presses again and again is told how long to wait. */
export function expectResendTime({ sent }: SentCodeRecord, now: number): void {
  const wait = (sent ?? now) + resendAfter * second - now
  if (wait > 0) refuseFor(Math.ceil(wait / second), codes.tooManyTries)
}

/** Passes for the right code in time. Five wrong ones make it void, so that it cannot be guessed. */
export function expectGoodCode(code: SentCodeRecord, typed: string, now: number): void {
  if (now - (code.sent ?? now) >= expiresIn * second) refuse(codes.codeExpired)
  if (code.tries_left === 0) refuse(codes.tooManyTries)
  if (typed.trim() === goodCode) return
  code.tries_left -= 1
  refuse(codes.wrongCode, 'code')
}
