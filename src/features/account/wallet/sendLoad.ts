import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { findWalletLoad, loadWallet } from '../../../api/contract/account/wallet'
import type { WalletLoad } from '../../../api/contract/account/wallet'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { hashOf } from '../../../shared/hash'
import { paths } from '../../../shared/paths'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { moneyFlow } from '../../../shared/payments/moneyAct'
import { loadAttempts } from '../../../shared/payments/openPayments'
import { foundIn } from '../../../shared/payments/payOnce'
import { valueOf } from '../../../shared/remote/remote'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectRiderId } from '../../identity/session'
import { wallet } from './walletState'

/** A load that a rider wants, in cents. */
export interface WantedLoad {
  amount: number
  methodId: string
}

export const walletLoading = submissionSlice<void, WalletLoad>('walletLoad')

export const loadAsked = createAction<WantedLoad>('walletLoad/asked')

/** An earlier load may be without its outcome. */
export const loadOpened = createAction('walletLoad/pageOpened')

export const loadAgreed = createAction('walletLoad/agreed')

const declined = { key: 'wallet:declined' }

function refusalOf(error: ApiError): Fault {
  if (hasCode(error, codes.declined)) return { errors: [declined] }
  const { errors = [], fieldErrors = {} } = faultOf(error)
  const { amount, ...others } = fieldErrors
  const told = [...errors, ...(amount ? [{ key: 'autoload:amountNotValid' }] : []), ...Object.values(others)]
  return { errors: told }
}

const loads = moneyFlow<WantedLoad, WalletLoad>({
  submission: walletLoading,
  attempts: loadAttempts,
  selectRiderId,
  contentOf: ({ amount, methodId }) => hashOf(`${amount} ${methodId}`),
  endpoint: loadWallet,
  send: ({ amount, methodId }, key) =>
    callApi(loadWallet, { body: { amount, payment_method_id: methodId }, idempotencyKey: key, quiet: true }),
  isAsked: (loaded, { amount }) => loaded.amount === amount,
  lookUp: function* ({ key }) {
    return foundIn(yield* callApi(findWalletLoad, { params: { key }, quiet: true }), (answer) => answer.load)
  },
  faultOf: refusalOf,
  texts: {
    failed: { key: 'wallet:load.failed' },
    nothing: { key: 'wallet:load.nothingTaken' },
    unknown: { key: 'wallet:load.unknown' },
    declined,
  },
  doneElsewhere: {
    key: 'wallet:load.done',
    link: { to: paths.accountWallet, text: { key: 'wallet:load.toWallet' } },
  },
  show: function* ({ balance }) {
    const known = valueOf(yield* select(wallet.select))
    if (known) yield* put(wallet.replaced({ ...known, balance }))
  },
  reread: function* () {
    yield* put(wallet.requested())
  },
})

function* loadMoney({ payload }: ReturnType<typeof loadAsked>): SagaOf<void> {
  yield* put(walletLoading.requested())
  yield* loads.move(payload)
}

attachOnImport(
  'walletLoad',
  watch(
    () => leading(loadAsked, loadMoney),
    () => leading(loadOpened, loads.recall),
    () => every(loadAgreed, loads.agree),
  ),
)
