import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { name, optionalCount, text, token, whole } from '../base/common'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { user } from './user'

/** At most one day, because a larger value of a broken backend could overflow the timer. */
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))

export const codeSent = v.object({
  sent_to: text,
  resend_after: seconds,
  expires_in: seconds,
  tries_left: whole(0, 100),
})
export type CodeSent = v.InferOutput<typeof codeSent>

/** Each has ten letters and digits. Case, spaces and hyphens do not count. */
const backupCodes = v.pipe(
  v.array(name),
  v.transform((codes) => codes.slice(0, limits.backupCodes)),
)

/** Six digits, or a backup code of a rider without the phone (decision 124). */
const proof = v.union([v.object({ code: text }), v.object({ backup_code: text })])
export type Proof = v.InferOutput<typeof proof>

/** The token is a full session, and the temporary one has ended. A signed-in rider keeps the present token. */
export const fullSession = v.object({
  access_token: token,
  mfa_enrollment_status: text,
  backup_codes: v.nullish(backupCodes),
  mfa_backup_codes_left: optionalCount,
})
export type FullSession = v.InferOutput<typeof fullSession>

export const enrollSecondFactor = endpoint({
  name: 'enrollSecondFactor',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/enroll',
  body: v.object({
    country_code: text,
    phone: text,
    /** A signed-in rider with a password must give it, unless the code of the enrolled phone was given. */
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
  answer: codeSent,
  errors: [codes.notFound],
  keepsSession: true,
})

export const verifySecondFactorCode = endpoint({
  name: 'verifySecondFactorCode',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/verify',
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
  body: v.object({
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
  answer: codeSent,
  errors: [codes.notFound],
  keepsSession: true,
})

export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  host: 'accounts',
  method: 'POST',
  path: '/users/mfa/disable',
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
  body: v.object({
    /** A rider who has a password must give it. */
    current_password: v.optional(text),
  }),
  answer: v.object({ backup_codes: v.pipe(backupCodes, v.minLength(1)) }),
  errors: [codes.wrongLogin, codes.notAllowed],
  keepsSession: true,
})
