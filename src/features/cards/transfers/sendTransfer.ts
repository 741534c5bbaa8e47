import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { findTransfer, transferFunds } from '../../../api/contract/cards/transfers'
import type { Transferred } from '../../../api/contract/cards/transfers'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { hashOf } from '../../../shared/hash'
import { paths } from '../../../shared/paths'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { moneyFlow } from '../../../shared/payments/moneyAct'
import { transferAttempts } from '../../../shared/payments/openPayments'
import { foundIn } from '../../../shared/payments/payOnce'
import { reasonsOf } from '../../../shared/submission/submission'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { fareCards, putCard } from '../fareMedia/onDemand'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'
import { selectRiderId } from '../../identity/session'
import type { Transfer } from './transferRules'

export const transferring = submissionSlice<void, Transferred>('transfer')

export const transferAsked = createAction<Transfer>('transfer/asked')

/** An earlier transfer may be without its outcome. */
export const transferOpened = createAction('transfer/pageOpened')

/** The rider wants to go on although an earlier outcome is open (PAY-13). */
export const transferAgreed = createAction('transfer/agreed')

function refusalOf(error: ApiError): Fault {
  if (hasCode(error, codes.fundsTooLow)) return { errors: [{ key: 'transfers:tooMuch' }] }
  return { errors: reasonsOf(faultOf(error)) }
}

const transfers = moneyFlow<Transfer, Transferred>({
  submission: transferring,
  attempts: transferAttempts,
  selectRiderId,
  contentOf: ({ fromId, toId, amount }) => hashOf(`${fromId} ${toId} ${amount}`),
  endpoint: transferFunds,
  send: ({ fromId, toId, amount }, key) =>
    callApi(transferFunds, { body: { from_id: fromId, to_id: toId, amount }, idempotencyKey: key, quiet: true }),
  isAsked: (moved, { amount }) => moved.amount === amount,
  lookUp: function* ({ key }) {
    return foundIn(yield* callApi(findTransfer, { params: { key }, quiet: true }), (answer) => answer.transfer)
  },
  faultOf: refusalOf,
  texts: {
    failed: { key: 'transfers:failed' },
    nothing: { key: 'transfers:nothingMoved' },
    unknown: { key: 'transfers:unknown' },
  },
  doneElsewhere: {
    key: 'transfers:done.title',
    link: { to: paths.allFareCards, text: { key: 'transfers:done.toCards' } },
  },
  show: function* ({ from, to }) {
    // A card that has left the account since is told without what is on it.
    for (const card of [from, to]) if (card.balances) yield* putCard(card)
  },
  reread: function* () {
    yield* put(fareCards.requested())
  },
})

function* transfer({ payload }: ReturnType<typeof transferAsked>): SagaOf<void> {
  yield* put(transferring.requested())
  if (yield* ensureVerifiedFor(transferring)) yield* transfers.move(payload)
}

attachOnImport(
  'transfers',
  watch(
    () => leading(transferAsked, transfer),
    () => leading(transferOpened, transfers.recall),
    () => every(transferAgreed, transfers.agree),
  ),
)
