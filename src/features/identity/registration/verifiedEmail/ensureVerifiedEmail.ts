import { dialog } from '../../../../i18n/dialog'
import { ask } from '../../../../shared/dialogs/ask'
import type { Asked } from '../../../../shared/dialogs/ask'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectSettings } from '../../settings'
import { selectIsRider, selectUser } from '../../session'

/** The act needs a confirmed email (AUTH-16). */
export type VerifyEmail = Asked<{ email: string }, 'verified' | 'cancel'>
const verifyEmailDialog = dialog<VerifyEmail>('verifyEmail', () => import('../VerifyEmailDialog'), ['registration'])

/** Returns whether a flow may go on (AUTH-16). Riders see a dialog with a resend; others are not checked. */
export function* ensureVerifiedEmail(): SagaOf<boolean> {
  if (!(yield* select(selectIsRider))) return true
  const user = yield* select(selectUser)
  if (user?.email_confirmed === true) return true
  return (yield* ask(verifyEmailDialog, { email: user?.email ?? '' })) === 'verified'
}

/** Returns whether the form may be sent. If not, also if the page is left, the form is as before. */
export function* ensureVerifiedFor(submission: { dropped: () => { type: string } }): SagaOf<boolean> {
  try {
    if (yield* ensureVerifiedEmail()) return true
  } catch (thrown) {
    yield* put(submission.dropped())
    throw thrown
  }
  yield* put(submission.dropped())
  return false
}

/** Returns whether the customer may buy. Some operators need a confirmed email for that (PAY-11). */
export function* ensureEmailMayBuy(): SagaOf<boolean> {
  const { verifiedEmailForCheckout } = (yield* select(selectSettings)).features
  return !verifiedEmailForCheckout || (yield* ensureVerifiedEmail())
}
