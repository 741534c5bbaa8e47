import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { findWalletLoad, loadWallet } from '../../../api/contract/account/wallet'
import type { WalletLoad } from '../../../api/contract/account/wallet'
import { hasCode, isSessionOver, provenRefusal } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { hashOf } from '../../../shared/hash'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import type { RootState } from '../../../shared/store'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { loadAttempts } from '../../../shared/payments/openPayments'
import { lookUpNow, notChecked, notYet, payOnce } from '../../../shared/payments/payOnce'
import type { LookUp, MoneyFlow, Outcome, Sent } from '../../../shared/payments/payOnce'
import { valueOf } from '../../../shared/remote/remote'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectUser } from '../../identity/session'
import { wallet } from './walletState'

/** A load that a rider wants. The amount is in cents. */
export interface WantedLoad {
  amount: number
  methodId: string
}

/** A load of the wallet (ACC-11). Its result is what the backend loaded. */
export const walletLoading = submissionSlice<void, WalletLoad>('walletLoad')

/** The rider has read the review and loads the money. */
export const loadAsked = createAction<WantedLoad>('walletLoad/asked')

/** The page opened: an earlier load may be without its outcome. */
export const loadOpened = createAction('walletLoad/pageOpened')

/** The rider says to load although the outcome of an earlier load is open (PAY-13). */
export const loadAgreed = createAction('walletLoad/agreed')

const selectOwner = (state: RootState): string => selectUser(state)?.uuid ?? ''

/** Loads once, however often it is pressed and in however many tabs (PAY-07). */
export function* loadMoney({ payload }: ReturnType<typeof loadAsked>): SagaOf<void> {
  const { amount, methodId } = payload
  yield* put(walletLoading.requested())
  const owner = yield* select(selectOwner)
  yield* apply(yield* payOnce(flowOf(payload), { owner, content: hashOf(`${amount} ${methodId}`) }))
}

/** Shows the outcome of an earlier load whose answer was lost. */
export function* recallLoad(): SagaOf<void> {
  const attempt = yield* call(loadAttempts.openOf, yield* select(selectOwner))
  if (!attempt || (yield* select(walletLoading.select)).status === 'sending') return
  yield* put(walletLoading.requested())
  const outcome = yield* lookUpNow(loads, attempt)
  if (outcome.kind === 'done') return yield* apply(outcome)
  yield* put(walletLoading.dropped())
}

export function* agreeToLoad(): SagaOf<void> {
  yield* call(loadAttempts.agree, yield* select(selectOwner))
}

const loads: LookUp<WalletLoad> = {
  attempts: loadAttempts,
  lookUp: function* ({ key }) {
    const answer = yield* callApi(findWalletLoad, { params: { key }, quiet: true })
    if (!answer.ok) return { kind: 'unknown' }
    const { status, load } = answer.value
    if (status !== 'done') return { kind: status }
    return load ? { kind: 'done', value: load } : { kind: 'unknown' }
  },
}

const flowOf = ({ amount, methodId }: WantedLoad): MoneyFlow<WalletLoad, Fault> => ({
  ...loads,
  send: function* ({ key }) {
    const body = { amount, payment_method_id: methodId }
    const answer = yield* callApi(loadWallet, { body, idempotencyKey: key, quiet: true })
    if (!answer.ok) return judged(answer.error)
    // Another amount than was asked for is looked up before it is told.
    return answer.value.amount === amount ? { kind: 'done', value: answer.value } : { kind: 'lost' }
  },
})

const declined: Fault = { errors: [{ key: 'wallet:declined' }] }
const failed: TextRef = { key: 'wallet:load.failed' }

function judged(error: ApiError): Sent<WalletLoad, Fault> {
  // With the session ends this page. The attempt stays for the rider's next visit.
  if (isSessionOver(error)) return { kind: 'over' }
  if (!provenRefusal(loadWallet, error)) return { kind: 'lost' }
  if (hasCode(error, codes.declined)) return { kind: 'refused', refusal: declined, isDeclined: true }
  const { errors = [], fieldErrors = {} } = faultOf(error)
  const { amount, ...others } = fieldErrors
  const told = [...errors, ...(amount ? [{ key: 'autoload:amountNotValid' }] : []), ...Object.values(others)]
  return { kind: 'refused', refusal: { errors: told } }
}

function* apply(outcome: Outcome<WalletLoad, Fault>): SagaOf<void> {
  switch (outcome.kind) {
    case 'over':
      return
    case 'done': {
      const owner = yield* select(selectOwner)
      yield* call(() => loadAttempts.settle(outcome.key, owner))
      const known = valueOf(yield* select(wallet.select))
      if (known) yield* put(wallet.replaced({ ...known, balance: outcome.value.balance }))
      yield* put(walletLoading.accepted(outcome.value))
      return void (yield* put(moneyMoved()))
    }
    case 'declined':
    case 'refused':
      yield* put(walletLoading.refused(outcome.kind === 'refused' ? outcome.refusal : declined))
      // What the page shows of the wallet was old.
      return void (yield* put(wallet.requested()))
    case 'never':
      return void (yield* put(walletLoading.refused({ errors: [failed, { key: 'wallet:load.nothingTaken' }] })))
    case 'notYet':
      return void (yield* put(walletLoading.refused({ errors: [failed, notYet] })))
    case 'forgotten':
    case 'others':
      // `MoneyObstacle` says why, and asks.
      return void (yield* put(walletLoading.refused({})))
    case 'notChecked':
      return void (yield* put(walletLoading.refused({ errors: [notChecked] })))
    case 'unknown':
      return void (yield* put(walletLoading.refused({ errors: [{ key: 'wallet:load.unknown' }] })))
  }
}
