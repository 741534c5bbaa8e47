import { shownName } from '../../../api/contract/base/common'
import type { CodeSent } from '../../../api/contract/identity/secondFactor'

/** Reloads and other tabs need this progress at sign-in. Times are those of the portal's clock. */
export interface Progress {
  step: 'offer' | 'phone' | 'code'
  /** The enrolled phone gets the code, and the step cannot be skipped. */
  isEnrolled: boolean
  isRequired: boolean
  /** Null before a code was sent, or if nothing is known of it. */
  code: SentCode | null
  resendAt: number
  /** The time at which the temporary token ends. */
  endsAt: number
}

export interface SentCode {
  sentTo: string
  expiresAt: number
  triesLeft: number
}

/** Counts times from the moment of the answer, so that a wrong clock of the device does no harm. */
export function sentCode(answer: CodeSent, now: number): { code: SentCode; resendAt: number } {
  const { sent_to, resend_after, expires_in, tries_left } = answer
  return {
    code: { sentTo: shownName(sent_to), expiresAt: now + expires_in * 1_000, triesLeft: tries_left },
    resendAt: now + resend_after * 1_000,
  }
}
