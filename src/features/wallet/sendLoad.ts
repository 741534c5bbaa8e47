import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../api/callApi'
import * as codes from '../../api/contract/errorCodes'
import { findWalletLoad, loadWallet } from '../../api/contract/wallet'
import type { WalletLoad } from '../../api/contract/wallet'
import { hasCode, provenRefusal } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { stored } from '../../shared/storage/storedKeys'
import type { RootState } from '../../shared/store'
import { faultOf } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { moneyAttempts } from '../../shared/submission/moneyAttempt'
import type { MoneyAttempt } from '../../shared/submission/moneyAttempt'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { selectUser } from '../session'
import { wallet } from './walletState'

const attempts = moneyAttempts(stored.walletLoadAttempt)

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

type Outcome =
  | { kind: 'done'; load: WalletLoad }
  /** The backend proves that it took nothing. `isFinal`: and that it never will, for this key. */
  | { kind: 'refused'; fault: Fault; isFinal: boolean }
  /** The backend has not seen the load so far. */
  | { kind: 'none' }
  /** The answer was lost, and the look-up failed. */
  | { kind: 'unknown' }

const selectOwner = (state: RootState): string => selectUser(state)?.uuid ?? ''

/** Loads once, however often it is pressed and in however many tabs: one key until its outcome is known. */
export function* loadMoney({ payload }: ReturnType<typeof loadAsked>): SagaOf<void> {
  yield* put(walletLoading.requested())
  const attempt = yield* call(attempts.keep, yield* select(selectOwner))
  const body = { amount: payload.amount, payment_method_id: payload.methodId }
  const answer = yield* callApi(loadWallet, { body, idempotencyKey: attempt.key, quiet: true })
  if (answer.ok) return yield* apply({ kind: 'done', load: answer.value }, attempt)
  // The session is over, and with it this page. The attempt stays for the rider's next visit.
  if (['aborted', 'unauthorized', 'sessionEnded'].includes(answer.error.kind)) return
  yield* apply(refusalIn(answer.error) ?? (yield* lookUp(attempt)), attempt)
}

/** Shows the outcome of an earlier load whose answer was lost. */
export function* recallLoad(): SagaOf<void> {
  const attempt = yield* call(attempts.open, yield* select(selectOwner))
  if (!attempt || (yield* select(walletLoading.select)).status === 'sending') return
  yield* put(walletLoading.requested())
  const outcome = yield* lookUp(attempt)
  if (outcome.kind === 'done') return yield* apply(outcome, attempt)
  const isOver = outcome.kind === 'refused' || (outcome.kind === 'none' && !attempts.mayArrive(attempt))
  if (isOver) yield* call(attempts.drop)
  yield* put(walletLoading.dropped())
}

const declined: Fault = { errors: [{ key: 'wallet:declined' }] }

function* lookUp({ key }: MoneyAttempt): SagaOf<Outcome> {
  const answer = yield* callApi(findWalletLoad, { params: { key }, quiet: true })
  if (!answer.ok) return { kind: 'unknown' }
  const { status, load } = answer.value
  if (status === 'done') return load ? { kind: 'done', load } : { kind: 'unknown' }
  return status === 'declined' ? { kind: 'refused', fault: declined, isFinal: true } : { kind: 'none' }
}

function refusalIn(error: ApiError): Outcome | undefined {
  if (!provenRefusal(loadWallet, error)) return undefined
  if (hasCode(error, codes.declined)) return { kind: 'refused', fault: declined, isFinal: true }
  const { errors = [], fieldErrors = {} } = faultOf(error)
  const { amount, ...others } = fieldErrors
  const told = [...errors, ...(amount ? [{ key: 'autoload:amountNotValid' }] : []), ...Object.values(others)]
  return { kind: 'refused', fault: { errors: told }, isFinal: false }
}

function* apply(outcome: Outcome, attempt: MoneyAttempt): SagaOf<void> {
  switch (outcome.kind) {
    case 'done':
      yield* call(attempts.drop)
      yield* put(walletLoading.accepted(outcome.load))
      return void (yield* put(wallet.requested()))
    case 'refused':
      // An earlier request with this key may still arrive, unless its outcome is known.
      if (outcome.isFinal || !attempt.isRepeated) yield* call(attempts.drop)
      yield* put(walletLoading.refused(outcome.fault))
      // What the page shows of the wallet was old.
      return void (yield* put(wallet.requested()))
    case 'none':
      return void (yield* put(
        walletLoading.refused({ errors: [{ key: 'wallet:load.failed' }, { key: 'wallet:load.nothingTaken' }] }),
      ))
    case 'unknown':
      return void (yield* put(walletLoading.refused({ errors: [{ key: 'wallet:load.unknown' }] })))
  }
}
