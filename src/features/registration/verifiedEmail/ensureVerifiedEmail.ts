import { ask } from '../../../shared/dialogs/ask'
import { select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectSettings } from '../../settings'
import { selectIsRider, selectUser } from '../../session'
import type {} from './verifiedEmailDialog'

/**
 * For flows that need a confirmed email (AUTH-16): whether they may go on. A rider without one is told, and can have the
 * message sent again; everybody else is not asked.
 */
export function* ensureVerifiedEmail(): SagaOf<boolean> {
  if (!(yield* select(selectIsRider))) return true
  const user = yield* select(selectUser)
  if (user?.email_confirmed === true) return true
  return (yield* ask('verifyEmail', { email: user?.email ?? '' })) === 'verified'
}

/** Some operators sell to confirmed emails only (PAY-11): whether who is here may buy. */
export function* ensureEmailMayBuy(): SagaOf<boolean> {
  const { verifiedEmailForCheckout } = (yield* select(selectSettings)).features
  return !verifiedEmailForCheckout || (yield* ensureVerifiedEmail())
}
