import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { findWalletPayout, payOutWallet } from '../../../api/contract/account/wallet'
import type { Payout } from '../../../api/contract/account/wallet'
import { hasCode, isSessionOver, provenRefusal } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { hashOf } from '../../../shared/hash'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import type { RootState } from '../../../shared/store'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { faultOf } from '../../../shared/submission/fault'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { payoutAttempts } from '../../../shared/payments/openPayments'
import { lookUpNow, notChecked, notYet, payOnce } from '../../../shared/payments/payOnce'
import type { LookUp, MoneyFlow, Sent } from '../../../shared/payments/payOnce'
import { valueOf } from '../../../shared/remote/remote'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectUser } from '../../identity/session'
import { endSessionIfOver } from '../../identity/session/onDemand'
import { wallet } from '../wallet/onDemand'

/** The transfer of the wallet's balance, the first of the two acts (decision 111). Its result is what was moved. */
export const payingOut = submissionSlice<void, Payout>('walletPayout')

/** The page opened: an earlier payout may be without its outcome. */
export const payoutRecalled = createAction('walletPayout/recalled')

/** The rider says to transfer the balance although the outcome of an earlier payout is open (PAY-13). */
export const payoutAgreed = createAction('walletPayout/agreed')

/** `over`: the session has ended, and with it the page. */
export type PaidOut = 'done' | 'wrongPassword' | 'failed' | 'over'

const selectOwner = (state: RootState): string => selectUser(state)?.uuid ?? ''

/** Moves the balance once, however often it is asked for and in however many tabs (PAY-07). */
export function* payOut(methodId: string, password: string): SagaOf<PaidOut> {
  yield* put(payingOut.requested())
  let failure: ApiError | undefined
  const named = valueOf(yield* select(wallet.select))?.balance
  const flow: MoneyFlow<Payout, ApiError> = {
    ...payouts,
    send: function* ({ key }) {
      const body = { payment_method_id: methodId, password }
      const answer = yield* callApi(payOutWallet, { body, idempotencyKey: key, quiet: true })
      // Another amount than the page named is looked up before it is told.
      const isNamed = answer.ok && (named === undefined || answer.value.amount === named)
      if (answer.ok) return isNamed ? { kind: 'done', value: answer.value } : { kind: 'lost' }
      failure = answer.error
      return judged(answer.error)
    },
  }
  const outcome = yield* payOnce(flow, { owner: yield* select(selectOwner), content: hashOf(methodId) })
  switch (outcome.kind) {
    case 'done':
      return yield* done(outcome.value, outcome.key)
    case 'over':
      return 'over'
    case 'refused':
      return yield* refused(outcome.refusal)
  }
  // A 401 that is not about the password. Something before our backend may say so after the money was moved.
  if (failure && (yield* endSessionIfOver(failure))) return 'over'
  yield* put(payingOut.refused({ errors: reasons[outcome.kind] }))
  return 'failed'
}

const none: TextRef[] = [{ key: 'closing:transferFailed' }, { key: 'closing:nothingMoved' }]

/** For `forgotten` and `others` `MoneyObstacle` says why, and asks. */
const reasons = {
  declined: none,
  never: none,
  notYet: [{ key: 'closing:transferFailed' }, notYet],
  forgotten: [],
  others: [],
  notChecked: [notChecked],
  unknown: [{ key: 'closing:transferUnknown' }],
} satisfies Record<string, TextRef[]>

/** Shows the outcome of an earlier payout whose answer was lost. */
export function* recallPayout(): SagaOf<void> {
  const attempt = yield* call(payoutAttempts.openOf, yield* select(selectOwner))
  if (!attempt || (yield* select(payingOut.select)).status === 'sending') return
  const outcome = yield* lookUpNow(payouts, attempt)
  if (outcome.kind !== 'done') return
  yield* put(payingOut.requested())
  yield* done(outcome.value, outcome.key)
  yield* put(moneyMoved())
}

export function* agreeToPayout(): SagaOf<void> {
  yield* call(payoutAttempts.agree, yield* select(selectOwner))
}

const payouts: LookUp<Payout> = {
  attempts: payoutAttempts,
  lookUp: function* ({ key }) {
    const answer = yield* callApi(findWalletPayout, { params: { key }, quiet: true })
    if (!answer.ok) return { kind: 'unknown' }
    const { status, payout } = answer.value
    if (status === 'none') return { kind: 'none' }
    return payout ? { kind: 'done', value: payout } : { kind: 'unknown' }
  },
}

function judged(error: ApiError): Sent<Payout, ApiError> {
  if (isSessionOver(error)) return { kind: 'over' }
  return provenRefusal(payOutWallet, error) ? { kind: 'refused', refusal: error } : { kind: 'lost' }
}

function* done(payout: Payout, key: string): SagaOf<'done'> {
  const owner = yield* select(selectOwner)
  yield* call(() => payoutAttempts.settle(key, owner))
  yield* put(payingOut.accepted(payout))
  return 'done'
}

/** The backend proves that it moved nothing. */
function* refused(error: ApiError): SagaOf<PaidOut> {
  if (hasCode(error, codes.wrongLogin)) {
    yield* put(payingOut.dropped())
    return 'wrongPassword'
  }
  const { errors = [], fieldErrors = {} } = faultOf(error)
  yield* put(
    payingOut.refused({ errors: [{ key: 'closing:transferFailed' }, ...errors, ...Object.values(fieldErrors)] }),
  )
  // What the page shows of the wallet was old.
  yield* put(wallet.requested())
  return 'failed'
}
