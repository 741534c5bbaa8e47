import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { findWalletPayout, payOutWallet } from '../../../api/contract/account/wallet'
import type { Payout } from '../../../api/contract/account/wallet'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { hashOf } from '../../../shared/hash'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { moneyFlow } from '../../../shared/payments/moneyAct'
import { payoutAttempts } from '../../../shared/payments/openPayments'
import { foundIn } from '../../../shared/payments/payOnce'
import { valueOf } from '../../../shared/remote/remote'
import { reasonsOf } from '../../../shared/submission/submission'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectRiderId } from '../../identity/session'
import { endSessionIfOver } from '../../identity/session/onDemand'
import { wallet } from '../wallet/onDemand'

/** Transfers the balance, the first of two acts (decision 111). Its value is what moved. */
export const payingOut = submissionSlice<void, Payout>('walletPayout')

/** An earlier payout may be without its outcome. */
export const payoutRecalled = createAction('walletPayout/recalled')

/** The rider wants to go on although an earlier outcome is open (PAY-13). */
export const payoutAgreed = createAction('walletPayout/agreed')

/** `over`: the session has ended, and with it the page. */
export type PaidOut = 'done' | 'wrongPassword' | 'failed' | 'over'

interface WantedPayout {
  methodId: string
  password: string
  /** Cents that the page named, if known. */
  named: number | undefined
}

const failed = { key: 'closing:transferFailed' }

/** The form shows a wrong password at its field. */
function refusalOf(error: ApiError): Fault | undefined {
  if (hasCode(error, codes.wrongLogin)) return undefined
  return { errors: [failed, ...reasonsOf(faultOf(error))] }
}

const payouts = moneyFlow<WantedPayout, Payout>({
  submission: payingOut,
  attempts: payoutAttempts,
  selectRiderId,
  contentOf: ({ methodId }) => hashOf(methodId),
  endpoint: payOutWallet,
  send: ({ methodId, password }, key) =>
    callApi(payOutWallet, { body: { payment_method_id: methodId, password }, idempotencyKey: key, quiet: true }),
  isAsked: ({ amount }, { named }) => named === undefined || amount === named,
  lookUp: function* ({ key }) {
    return foundIn(yield* callApi(findWalletPayout, { params: { key }, quiet: true }), (answer) => answer.payout)
  },
  faultOf: refusalOf,
  texts: { failed, nothing: { key: 'closing:nothingMoved' }, unknown: { key: 'closing:transferUnknown' } },
  doneElsewhere: { key: 'closing:confirm.moved' },
  reread: function* () {
    yield* put(wallet.requested())
  },
  isFollowed: true,
})

/** Moves the balance before the account is closed. */
export function* payOut(methodId: string, password: string): SagaOf<PaidOut> {
  yield* put(payingOut.requested())
  const named = valueOf(yield* select(wallet.select))?.balance
  const { failure, ...outcome } = yield* payouts.move({ methodId, password, named })
  if (outcome.kind === 'done' || outcome.kind === 'over') return outcome.kind
  if (outcome.kind === 'refused') return hasCode(outcome.refusal, codes.wrongLogin) ? 'wrongPassword' : 'failed'
  // A 401 that is not about the password may come from something before the backend, after money has moved.
  return failure && (yield* endSessionIfOver(failure)) ? 'over' : 'failed'
}

attachOnImport(
  'walletPayout',
  watch(
    () => leading(payoutRecalled, payouts.recall),
    () => every(payoutAgreed, payouts.agree),
  ),
)
