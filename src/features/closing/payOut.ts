import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../api/callApi'
import * as codes from '../../api/contract/errorCodes'
import { findWalletPayout, payOutWallet } from '../../api/contract/wallet'
import type { Payout } from '../../api/contract/wallet'
import { hasCode, provenRefusal } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { stored } from '../../shared/storage/storedKeys'
import type { RootState } from '../../shared/store'
import { faultOf } from '../../shared/submission/fault'
import { moneyAttempts } from '../../shared/submission/moneyAttempt'
import type { MoneyAttempt } from '../../shared/submission/moneyAttempt'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { selectUser } from '../session'
import { endSessionIfOver } from '../session/onDemand'
import { wallet } from '../wallet/onDemand'

const attempts = moneyAttempts(stored.walletPayoutAttempt)

/** The transfer of the wallet's balance, the first of the two acts (decision 111). Its result is what was moved. */
export const payingOut = submissionSlice<void, Payout>('walletPayout')

/** The page opened: an earlier payout may be without its outcome. */
export const payoutRecalled = createAction('walletPayout/recalled')

/** `over`: the session has ended, and with it the page. */
export type PaidOut = 'done' | 'wrongPassword' | 'failed' | 'over'

type Found = { kind: 'done'; payout: Payout } | { kind: 'none' } | { kind: 'unknown' }

const selectOwner = (state: RootState): string => selectUser(state)?.uuid ?? ''

/** Moves the balance once, however often it is asked for and in however many tabs: one key until its outcome is known. */
export function* payOut(methodId: string, password: string): SagaOf<PaidOut> {
  yield* put(payingOut.requested())
  const attempt = yield* call(attempts.keep, yield* select(selectOwner))
  const body = { payment_method_id: methodId, password }
  const answer = yield* callApi(payOutWallet, { body, idempotencyKey: attempt.key, quiet: true })
  if (answer.ok) return yield* done(answer.value)
  if (['aborted', 'unauthorized', 'sessionEnded'].includes(answer.error.kind)) return 'over'
  if (provenRefusal(payOutWallet, answer.error)) return yield* refused(answer.error, attempt)
  // A 401 that is not about the password. Something before our backend may say so after the money was moved.
  const found = yield* lookUp(attempt)
  if (found.kind === 'done') return yield* done(found.payout)
  if (yield* endSessionIfOver(answer.error)) return 'over'
  const none = [{ key: 'closing:transferFailed' }, { key: 'closing:nothingMoved' }]
  yield* put(payingOut.refused({ errors: found.kind === 'none' ? none : [{ key: 'closing:transferUnknown' }] }))
  return 'failed'
}

/** Shows the outcome of an earlier payout whose answer was lost. */
export function* recallPayout(): SagaOf<void> {
  const attempt = yield* call(attempts.open, yield* select(selectOwner))
  if (!attempt || (yield* select(payingOut.select)).status === 'sending') return
  const found = yield* lookUp(attempt)
  if (found.kind === 'done') {
    yield* put(payingOut.requested())
    yield* done(found.payout)
  } else if (found.kind === 'none' && !attempts.mayArrive(attempt)) yield* call(attempts.drop)
}

function* done(payout: Payout): SagaOf<'done'> {
  yield* call(attempts.drop)
  yield* put(payingOut.accepted(payout))
  yield* put(wallet.requested())
  return 'done'
}

/** The backend proves that it moved nothing. An earlier request with the same key may still arrive. */
function* refused(error: ApiError, attempt: MoneyAttempt): SagaOf<PaidOut> {
  if (!attempt.isRepeated) yield* call(attempts.drop)
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

function* lookUp({ key }: MoneyAttempt): SagaOf<Found> {
  const answer = yield* callApi(findWalletPayout, { params: { key }, quiet: true })
  if (!answer.ok) return { kind: 'unknown' }
  const { status, payout } = answer.value
  if (status === 'none') return { kind: 'none' }
  return payout ? { kind: 'done', payout } : { kind: 'unknown' }
}
