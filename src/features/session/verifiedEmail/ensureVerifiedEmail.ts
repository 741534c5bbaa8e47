import { ask } from '../../../shared/dialogs/ask'
import { select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectIsRider, selectUser } from '../sessionSlice'
import type {} from './verifiedEmailDialog'

/**
 * For flows that need a confirmed email (AUTH-16, PAY-11): whether they may go on. A rider without one is told, and can
 * have the message sent again; everybody else is not asked.
 */
export function* ensureVerifiedEmail(): SagaOf<boolean> {
  if (!(yield* select(selectIsRider))) return true
  const user = yield* select(selectUser)
  if (user?.email_confirmed === true) return true
  return (yield* ask('verifyEmail', { email: user?.email ?? '' })) === 'verified'
}
