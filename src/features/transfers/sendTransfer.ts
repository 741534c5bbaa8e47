import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../api/callApi'
import * as codes from '../../api/contract/errorCodes'
import { findTransfer, transferFunds } from '../../api/contract/transfers'
import type { Transferred } from '../../api/contract/transfers'
import { hasCode, provenRefusal } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import type { RootState } from '../../shared/store'
import { stored } from '../../shared/storage/storedKeys'
import { faultOf } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { moneyAttempts } from '../../shared/submission/moneyAttempt'
import type { MoneyAttempt } from '../../shared/submission/moneyAttempt'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { fareCards, putCard } from '../fareMedia/onDemand'
import { ensureVerifiedFor } from '../registration'
import { selectUser } from '../session'
import type { Transfer } from './transferRules'

const attempts = moneyAttempts(stored.transferAttempt)

/** A transfer of general funds (FM-05). Its result is what the backend moved. */
export const transferring = submissionSlice<void, Transferred>('transfer')

/** The rider has read the review and moves the funds. */
export const transferAsked = createAction<Transfer>('transfer/asked')

/** The page opened: an earlier transfer may be without its outcome. */
export const transferOpened = createAction('transfer/pageOpened')

type Outcome =
  | { kind: 'done'; transfer: Transferred }
  /** The backend proves that it moved nothing. */
  | { kind: 'refused'; fault: Fault }
  /** The backend has not seen the transfer so far. */
  | { kind: 'none' }
  /** The answer was lost, and the look-up failed. */
  | { kind: 'unknown' }

const selectOwner = (state: RootState): string => selectUser(state)?.uuid ?? ''

/** Moves funds once, however often it is pressed and in however many tabs: one key until its outcome is known. */
export function* transfer({ payload }: ReturnType<typeof transferAsked>): SagaOf<void> {
  yield* put(transferring.requested())
  if (!(yield* ensureVerifiedFor(transferring))) return
  const attempt = yield* call(attempts.keep, yield* select(selectOwner))
  const body = { from_id: payload.fromId, to_id: payload.toId, amount: payload.amount }
  const answer = yield* callApi(transferFunds, { body, idempotencyKey: attempt.key, quiet: true })
  if (answer.ok) return yield* apply({ kind: 'done', transfer: answer.value }, attempt)
  // The session is over, and with it this page. The attempt stays for the rider's next visit.
  if (['aborted', 'unauthorized', 'sessionEnded'].includes(answer.error.kind)) return
  yield* apply(refusalIn(answer.error) ?? (yield* lookUp(attempt)), attempt)
}

/** Shows the outcome of an earlier transfer whose answer was lost. */
export function* recallTransfer(): SagaOf<void> {
  const attempt = yield* call(attempts.open, yield* select(selectOwner))
  if (!attempt || (yield* select(transferring.select)).status === 'sending') return
  yield* put(transferring.requested())
  const outcome = yield* lookUp(attempt)
  if (outcome.kind === 'done') return yield* apply(outcome, attempt)
  if (outcome.kind === 'none' && !attempts.mayArrive(attempt)) yield* call(attempts.drop)
  yield* put(transferring.dropped())
}

function* lookUp({ key }: MoneyAttempt): SagaOf<Outcome> {
  const answer = yield* callApi(findTransfer, { params: { key }, quiet: true })
  if (!answer.ok) return { kind: 'unknown' }
  const { status, transfer } = answer.value
  if (status === 'none') return { kind: 'none' }
  return transfer ? { kind: 'done', transfer } : { kind: 'unknown' }
}

function refusalIn(error: ApiError): Outcome | undefined {
  if (!provenRefusal(transferFunds, error)) return undefined
  if (hasCode(error, codes.fundsTooLow)) return { kind: 'refused', fault: { errors: [{ key: 'transfers:tooMuch' }] } }
  const { errors = [], fieldErrors = {} } = faultOf(error)
  return { kind: 'refused', fault: { errors: [...errors, ...Object.values(fieldErrors)] } }
}

function* apply(outcome: Outcome, attempt: MoneyAttempt): SagaOf<void> {
  switch (outcome.kind) {
    case 'done':
      yield* call(attempts.drop)
      yield* putCard(outcome.transfer.from)
      yield* putCard(outcome.transfer.to)
      return void (yield* put(transferring.accepted(outcome.transfer)))
    case 'refused':
      if (!attempt.isRepeated) yield* call(attempts.drop)
      yield* put(transferring.refused(outcome.fault))
      // What the page shows of the cards was old.
      return void (yield* put(fareCards.requested()))
    case 'none':
      return void (yield* put(
        transferring.refused({ errors: [{ key: 'transfers:failed' }, { key: 'transfers:nothingMoved' }] }),
      ))
    case 'unknown':
      return void (yield* put(transferring.refused({ errors: [{ key: 'transfers:unknown' }] })))
  }
}
