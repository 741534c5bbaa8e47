import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { deactivateAccount, deleteAccount } from '../../../api/contract/account/security'
import type { LostWithAccount } from '../../../api/contract/account/security'
import { getMe } from '../../../api/contract/identity/user'
import type { Payout } from '../../../api/contract/account/wallet'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { reasonsOf } from '../../../shared/submission/submission'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { sessionLost } from '../../identity/session'
import { fareCards } from '../../cards/fareMedia/onDemand'
import { unattached } from '../../cards/passes/onDemand'
import { endSessionIfOver } from '../../identity/session/onDemand'
import type { ClosingAct } from './closingRules'
import { wallet } from '../wallet/onDemand'
import { payingOut, payOut } from './payOut'

export interface WantedClosing {
  act: ClosingAct
  /** The method that gets the balance, if it is not given up. */
  payTo?: string
  /** What the rider saw as lost; undefined if it could not be shown. */
  givesUp?: LostWithAccount
  password: string
}

export interface ClosedAccount {
  act: ClosingAct
  payout: Payout | null
}

/** Closes the account (ACC-13) after the balance has moved. Only the event holds the password. */
export const closing = submissionSlice<WantedClosing, ClosedAccount>('closing')

const wrongPassword: Fault = { fieldErrors: { password: { key: 'closing:wrongPassword' } } }
export const changed = { key: 'closing:changed' }
const failed = { key: 'closing:failed' }

/** Does two acts with an outcome each: a moved balance stays moved (decision 111). */
function* closeAccount({ payload }: ReturnType<typeof closing.requested>): SagaOf<void> {
  const { act, password, payTo, givesUp = null } = payload
  if (payTo && (yield* select(payingOut.select)).status !== 'done') {
    const paid = yield* payOut(payTo, password)
    if (paid === 'wrongPassword') return void (yield* put(closing.refused(wrongPassword)))
    if (paid !== 'done') return void (yield* put(closing.dropped()))
  }
  const answer = yield* callApi(act === 'delete' ? deleteAccount : deactivateAccount, {
    body: { password, gives_up: givesUp },
    quiet: true,
  })
  if (answer.ok) return yield* closed(act)
  yield* judge(answer.error, act)
  // A closed account answers reads with "closed", as if another device had closed it, so they are not asked before.
  const [isStillOpen, moved] = [(yield* select(closing.select)).status === 'failed', yield* select(payingOut.select)]
  if (isStillOpen && moved.status === 'done') yield* put(moneyMoved())
}

function* closed(act: ClosingAct): SagaOf<void> {
  const moved = yield* select(payingOut.select)
  yield* put(closing.accepted({ act, payout: moved.status === 'done' ? moved.value : null }))
}

/** Says why the account is still there, or that it is closed although the answer was lost. */
function* judge(error: ApiError, act: ClosingAct): SagaOf<void> {
  // An earlier press, or another tab, has closed it.
  if ('isClosed' in error) return yield* closed(act)
  if (error.kind === 'aborted') return
  if (error.kind === 'sessionEnded') return void (yield* put(sessionLost('sessionEnded')))
  if (hasCode(error, codes.wrongLogin)) return void (yield* put(closing.refused(wrongPassword)))
  if (hasCode(error, codes.accountNotEmpty)) return yield* tellChange()
  // The session's end is the good outcome.
  const now = yield* callApi(getMe, { quiet: true, tellsEndItself: true })
  if (!now.ok && 'isClosed' in now.error) return yield* closed(act)
  if (!now.ok && (now.error.kind === 'unauthorized' || now.error.kind === 'sessionEnded'))
    return void (yield* put(sessionLost(now.error.kind)))
  if (yield* endSessionIfOver(error)) return
  yield* put(closing.refused({ errors: now.ok ? [failed, ...reasonsIn(error)] : [{ key: 'closing:unknown' }] }))
}

/** More would be lost than the rider saw, so nothing is closed, and the page reads again. */
function* tellChange(): SagaOf<void> {
  yield* put(closing.refused({ errors: [changed] }))
  yield* put(wallet.requested())
  yield* put(fareCards.requested())
  yield* put(unattached.requested())
}

/** Other failures have no reasons to add. */
function reasonsIn(error: ApiError): TextRef[] {
  if (error.kind !== 'business' && !('retryAfter' in error)) return []
  return reasonsOf(faultOf(error))
}

attachOnImport(
  'closing',
  watch(() => inTurn(closing, closeAccount)),
)
