import type { CodeSent } from '../../../../api/contract/identity/secondFactor'
import type { User } from '../../../../api/contract/identity/user'
import { sentCode } from '../../secondFactor'
import type { Progress } from '../../secondFactor'

/** In milliseconds. */
const temporaryLife = 15 * 60_000

/** The second factor is due if it is enabled and not declined (AUTH-04, decision 27). */
export const isSecondFactorDue = (user: User): boolean =>
  user.mfa_config?.enabled === true && user.mfa_enrollment_status !== '2'

/** Returns the offer, or the code that was just sent to an enrolled phone. */
export function startOf(user: User, codeSent: CodeSent | null | undefined, now: number): Progress {
  const isEnrolled = user.mfa_enrollment_status === '1'
  const sent = isEnrolled && codeSent ? sentCode(codeSent, now) : { code: null, resendAt: 0 }
  const isRequired = user.mfa_config?.required === true
  return { step: isEnrolled ? 'code' : 'offer', isEnrolled, isRequired, ...sent, endsAt: now + temporaryLife }
}

/** A tab that has only the token assumes that a code was sent, which is most likely. */
export const startUnknown = (now: number): Progress => ({
  step: 'code',
  isEnrolled: true,
  isRequired: false,
  code: null,
  resendAt: 0,
  endsAt: now + temporaryLife,
})
