import { shownName } from '../../../api/contract/base/common'
import type { CodeSent } from '../../../api/contract/identity/secondFactor'

/** For reloads and other tabs at sign-in. Times of the portal's clock. */
export interface Progress {
  step: 'offer' | 'phone' | 'code'
  /** The code goes there, and the step cannot be skipped. */
  isEnrolled: boolean
  isRequired: boolean
  /** Null before, or unknown. */
  code: SentCode | null
  resendAt: number
  /** Of the temporary token. */
  endsAt: number
}

export interface SentCode {
  sentTo: string
  expiresAt: number
  triesLeft: number
}

/** From the answer's moment: a wrong device clock does no harm. */
export function sentCode(answer: CodeSent, now: number): { code: SentCode; resendAt: number } {
  const { sent_to, resend_after, expires_in, tries_left } = answer
  return {
    code: { sentTo: shownName(sent_to), expiresAt: now + expires_in * 1_000, triesLeft: tries_left },
    resendAt: now + resend_after * 1_000,
  }
}
