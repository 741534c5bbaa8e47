import type * as v from 'valibot'
import { shownName } from '../../../api/contract/base/common'
import type { CodeSent } from '../../../api/contract/identity/secondFactor'
import type { stored } from '../../../shared/storage/storedKeys'

/**
 * The progress of the second factor, as far as a reload and other tabs need it at sign-in. Times are those of the
 * portal's clock.
 */
export type Progress = v.InferOutput<(typeof stored.secondFactor)['schema']>
export type SentCode = NonNullable<Progress['code']>

/** Counts times from the moment of the answer, so that a wrong clock of the device does no harm. */
export function sentCode(answer: CodeSent, now: number): { code: SentCode; resendAt: number } {
  const { sent_to, resend_after, expires_in, tries_left } = answer
  return {
    code: { sentTo: shownName(sent_to), expiresAt: now + expires_in * 1_000, triesLeft: tries_left },
    resendAt: now + resend_after * 1_000,
  }
}
