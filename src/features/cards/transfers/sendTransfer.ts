import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { findTransfer, transferFunds } from '../../../api/contract/cards/transfers'
import type { Transferred } from '../../../api/contract/cards/transfers'
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
import { transferAttempts } from '../../../shared/payments/openPayments'
import { lookUpNow, notChecked, notYet, payOnce } from '../../../shared/payments/payOnce'
import type { LookUp, MoneyFlow, Outcome, Sent } from '../../../shared/payments/payOnce'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { fareCards, putCard } from '../fareMedia/onDemand'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'
import { selectUser } from '../../identity/session'
import type { Transfer } from './transferRules'

/** A transfer of general funds (FM-05). Its result is what the backend moved. */
export const transferring = submissionSlice<void, Transferred>('transfer')

/** The rider has read the review and moves the funds. */
export const transferAsked = createAction<Transfer>('transfer/asked')

/** The page opened: an earlier transfer may be without its outcome. */
export const transferOpened = createAction('transfer/pageOpened')

/** The rider says to move funds although the outcome of an earlier transfer is open (PAY-13). */
export const transferAgreed = createAction('transfer/agreed')

const selectOwner = (state: RootState): string => selectUser(state)?.uuid ?? ''

/** Moves funds once, however often it is pressed and in however many tabs (PAY-07). */
export function* transfer({ payload }: ReturnType<typeof transferAsked>): SagaOf<void> {
  const { fromId, toId, amount } = payload
  yield* put(transferring.requested())
  if (!(yield* ensureVerifiedFor(transferring))) return
  const owner = yield* select(selectOwner)
  yield* apply(yield* payOnce(flowOf(payload), { owner, content: hashOf(`${fromId} ${toId} ${amount}`) }))
}

/** Shows the outcome of an earlier transfer whose answer was lost. */
export function* recallTransfer(): SagaOf<void> {
  const attempt = yield* call(transferAttempts.openOf, yield* select(selectOwner))
  if (!attempt || (yield* select(transferring.select)).status === 'sending') return
  yield* put(transferring.requested())
  const outcome = yield* lookUpNow(transfers, attempt)
  if (outcome.kind === 'done') return yield* apply(outcome)
  yield* put(transferring.dropped())
}

export function* agreeToTransfer(): SagaOf<void> {
  yield* call(transferAttempts.agree, yield* select(selectOwner))
}

const transfers: LookUp<Transferred> = {
  attempts: transferAttempts,
  lookUp: function* ({ key }) {
    const answer = yield* callApi(findTransfer, { params: { key }, quiet: true })
    if (!answer.ok) return { kind: 'unknown' }
    const { status, transfer: found } = answer.value
    if (status === 'none') return { kind: 'none' }
    return found ? { kind: 'done', value: found } : { kind: 'unknown' }
  },
}

const flowOf = ({ fromId, toId, amount }: Transfer): MoneyFlow<Transferred, Fault> => ({
  ...transfers,
  send: function* ({ key }) {
    const body = { from_id: fromId, to_id: toId, amount }
    const answer = yield* callApi(transferFunds, { body, idempotencyKey: key, quiet: true })
    if (!answer.ok) return judged(answer.error)
    // Another amount than was asked for is looked up before it is told.
    return answer.value.amount === amount ? { kind: 'done', value: answer.value } : { kind: 'lost' }
  },
})

function judged(error: ApiError): Sent<Transferred, Fault> {
  // With the session ends this page. The attempt stays for the rider's next visit.
  if (isSessionOver(error)) return { kind: 'over' }
  if (!provenRefusal(transferFunds, error)) return { kind: 'lost' }
  if (hasCode(error, codes.fundsTooLow)) return { kind: 'refused', refusal: { errors: [{ key: 'transfers:tooMuch' }] } }
  const { errors = [], fieldErrors = {} } = faultOf(error)
  return { kind: 'refused', refusal: { errors: [...errors, ...Object.values(fieldErrors)] } }
}

const failed: TextRef = { key: 'transfers:failed' }

function* apply(outcome: Outcome<Transferred, Fault>): SagaOf<void> {
  switch (outcome.kind) {
    case 'over':
      return
    case 'done': {
      const owner = yield* select(selectOwner)
      yield* call(() => transferAttempts.settle(outcome.key, owner))
      yield* putCard(outcome.value.from)
      yield* putCard(outcome.value.to)
      yield* put(transferring.accepted(outcome.value))
      return void (yield* put(moneyMoved()))
    }
    case 'refused':
      yield* put(transferring.refused(outcome.refusal))
      // What the page shows of the cards was old.
      return void (yield* put(fareCards.requested()))
    case 'declined':
    case 'never':
      return void (yield* put(transferring.refused({ errors: [failed, { key: 'transfers:nothingMoved' }] })))
    case 'notYet':
      return void (yield* put(transferring.refused({ errors: [failed, notYet] })))
    case 'forgotten':
    case 'others':
      // `MoneyObstacle` says why, and asks.
      return void (yield* put(transferring.refused({})))
    case 'notChecked':
      return void (yield* put(transferring.refused({ errors: [notChecked] })))
    case 'unknown':
      return void (yield* put(transferring.refused({ errors: [{ key: 'transfers:unknown' }] })))
  }
}
