import type * as v from 'valibot'
import { shownName } from '../../../api/contract/common'
import type { CodeSent } from '../../../api/contract/secondFactor'
import type { User } from '../../../api/contract/user'
import type { stored } from '../../../shared/storage/storedKeys'

/**
 * How far the second step has come: what a reload and the other tabs must know, and no more. Instants are those of the
 * portal's clock.
 */
export type Progress = v.InferOutput<(typeof stored.secondFactor)['schema']>
export type SentCode = NonNullable<Progress['code']>

/** Milliseconds that a temporary token lives. */
const temporaryLife = 15 * 60_000

/** Enabled and not declined: the password alone does not sign in (AUTH-04, decision 27). */
export const isSecondFactorDue = (user: User): boolean =>
  user.mfa_config?.enabled === true && user.mfa_enrollment_status !== '2'

/** Where the second step starts: with the offer, or with the code that has just gone out to an enrolled phone. */
export function startOf(user: User, codeSent: CodeSent | null | undefined, now: number): Progress {
  const isEnrolled = user.mfa_enrollment_status === '1'
  const sent = isEnrolled && codeSent ? sentCode(codeSent, now) : { code: null, resendAt: 0 }
  const isRequired = user.mfa_config?.required === true
  return { step: isEnrolled ? 'code' : 'offer', isEnrolled, isRequired, ...sent, endsAt: now + temporaryLife }
}

/** A tab that finds the temporary token and nothing else: most likely somebody is waiting for the code. */
export const startUnknown = (now: number): Progress => ({
  step: 'code',
  isEnrolled: true,
  isRequired: false,
  code: null,
  resendAt: 0,
  endsAt: now + temporaryLife,
})

/** Times count from the answer on, so that a device clock that is wrong does no harm. */
export function sentCode(answer: CodeSent, now: number): { code: SentCode; resendAt: number } {
  const { sent_to, resend_after, expires_in, tries_left } = answer
  return {
    code: { sentTo: shownName(sent_to), expiresAt: now + expires_in * 1_000, triesLeft: tries_left },
    resendAt: now + resend_after * 1_000,
  }
}
