import { closing } from '../../features/account/closing/onDemand'
import { goTo } from '../../shared/navigation/navigation'
import { paths } from '../../shared/paths'
import { call } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { leading, watch } from '../../shared/saga/workers'
import { writeStored } from '../../shared/storage/browserStorage'
import { closingKeys } from '../../features/account/closing/closingKeys'
import { attachOnImport } from '../../shared/store'
import { forgetAccount } from '../flows/accountClosed'

export { default } from '../../features/account/closing/ClosingScreen'

/** The notice opens and nothing of the rider stays. Other tabs see that the session has ended. */
function* leaveAccount({ payload: { act, payout } }: ReturnType<typeof closing.accepted>): SagaOf<void> {
  const paid = payout && { amount: payout.amount, receipt: payout.receipt_number }
  yield* call(() => writeStored(closingKeys.closedAccount, { act, ...(paid && { paid }) }))
  // The notice comes first, because this page leads to sign-in without a session.
  yield* goTo(paths.closedAccount, { replace: true })
  yield* forgetAccount()
}

attachOnImport(
  'accountLeft',
  watch(() => leading(closing.accepted, leaveAccount)),
)
