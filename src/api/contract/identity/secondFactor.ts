import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { name, optionalCount, text, token, whole } from '../base/common'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { user } from './user'

/** At most one day: a longer value from a broken backend could overflow the timer. */
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))

/** The backend sent a code by text message. Its times count from this answer. */
export const codeSent = v.object({
  /** The phone number, masked except for its last digits. */
  sent_to: text,
  resend_after: seconds,
  expires_in: seconds,
  tries_left: whole(0, 100),
})
export type CodeSent = v.InferOutput<typeof codeSent>

/** A text of ten letters and digits. Case, spaces and hyphens do not count. */
const backupCodes = v.pipe(
  v.array(name),
  v.transform((codes) => codes.slice(0, limits.backupCodes)),
)

/** The six digits of the message, or one of the backup codes, for a rider who no longer has the phone (decision 124). */
const proof = v.union([v.object({ code: text }), v.object({ backup_code: text })])
export type Proof = v.InferOutput<typeof proof>

/**
 * The second step is complete: this token is a full session, and the temporary one has ended. A rider who is signed in
 * goes on with the token that they have.
 */
export const fullSession = v.object({
  access_token: token,
  mfa_enrollment_status: text,
  /** Ten, made when a phone is enrolled, unless it takes the place of another. They are shown this once. */
  backup_codes: v.nullish(backupCodes),
  /** As in the user. */
  mfa_backup_codes_left: optionalCount,
})
export type FullSession = v.InferOutput<typeof fullSession>

export const enrollSecondFactor = endpoint({
  name: 'enrollSecondFactor',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/enroll',
  summary: 'Send a code to the phone that is to be enrolled',
  body: v.object({
    /** The calling code, for example "+1". */
    country_code: text,
    phone: text,
    /** Needed from a rider who is signed in and has a password, unless the enrolled phone was proved by its code. */
    current_password: v.optional(text),
  }),
  answer: codeSent,
  errors: [codes.notAllowed, codes.emailNotConfirmed, codes.wrongLogin],
  keepsSession: true,
})

export const resendSecondFactorCode = endpoint({
  name: 'resendSecondFactorCode',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/resend',
  summary: 'Send a new code to the same phone',
  answer: codeSent,
  errors: [codes.notFound],
  keepsSession: true,
})

export const verifySecondFactorCode = endpoint({
  name: 'verifySecondFactorCode',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/verify',
  summary: 'Check a code, which too many wrong ones make void, or a backup code of an enrolled rider',
  body: proof,
  answer: fullSession,
  errors: [codes.wrongCode, codes.codeExpired, codes.notFound],
  keepsSession: true,
})

export const declineSecondFactor = endpoint({
  name: 'declineSecondFactor',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/decline',
  summary: 'Sign in without enrolling a phone, now or for good, unless the operator requires one',
  body: v.object({
    /** True for "don't show again", false for "not now". */
    remember: v.boolean(),
  }),
  answer: fullSession,
  errors: [codes.notAllowed],
  keepsSession: true,
})

export const challengeSecondFactor = endpoint({
  name: 'challengeSecondFactor',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/challenge',
  summary: 'Send a code to the enrolled phone of a rider who wants to disable the second factor, or another phone',
  answer: codeSent,
  errors: [codes.notFound],
  keepsSession: true,
})

export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/disable',
  summary:
    'Sign in without a second factor from now on, by the code that the enrolled phone got or by a backup code, unless the operator requires one; backup codes end with it',
  body: proof,
  answer: user,
  errors: [codes.wrongCode, codes.codeExpired, codes.notFound, codes.notAllowed],
  keepsSession: true,
})

export const makeBackupCodes = endpoint({
  name: 'makeBackupCodes',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/backup_codes',
  summary: 'Make ten backup codes in place of the earlier ones, for a rider with a second factor',
  body: v.object({
    /** Needed from a rider who has a password. */
    current_password: v.optional(text),
  }),
  answer: v.object({ backup_codes: v.pipe(backupCodes, v.minLength(1)) }),
  errors: [codes.wrongLogin, codes.notAllowed],
  keepsSession: true,
})
