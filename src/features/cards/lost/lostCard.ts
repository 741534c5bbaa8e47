import { createAction } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import { pauseAutoload } from '../../../api/contract/cards/autoload'
import { pauseRenewal } from '../../../api/contract/cards/renewals'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import { put, select, take } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { loggedOut, selectRiderId, sessionLost, sessionRestored, signedIn } from '../../identity/session'
import { fareCards } from '../fareMedia/onDemand'
import { passAttachment } from '../passes/onDemand'
import type { PassAttachment } from '../passes/onDemand'
import { renewals } from '../renewals/onDemand'
import { transferAsked, transferring } from '../transfers/onDemand'
import type { Transfer } from '../transfers/onDemand'

/** Pauses everything that a lost card is charged for. What was paused before a failure stays paused. */
export const pausing = submissionSlice<void>('lostCardPausing')

export const pauseAllAsked = createAction<{ card: string; renewals: string[]; autoload: boolean }>(
  'lostCard/pauseAllAsked',
)

function* pauseAll({ payload }: ReturnType<typeof pauseAllAsked>): SagaOf<void> {
  yield* put(pausing.requested())
  const id = payload.card
  const calls = [
    ...(payload.autoload ? [() => callApi(pauseAutoload, { params: { id } })] : []),
    ...payload.renewals.map((renewal) => () => callApi(pauseRenewal, { params: { id, renewal } })),
  ]
  for (const send of calls) {
    const answer = yield* send()
    // A renewal that was removed elsewhere charges nothing either.
    if (answer.ok || hasCode(answer.error, codes.notFound)) continue
    yield* put(pausing.refused(faultOf(answer.error)))
    return yield* showBoth(id)
  }
  yield* showBoth(id)
  yield* put(pausing.accepted())
}

/** Reads what the card is charged for: its renewals, and its autoload, which comes with the card. */
function* showBoth(card: string): SagaOf<void> {
  if ((yield* select(renewals.selectHeld)).of === card) yield* put(renewals.requested(card))
  yield* put(fareCards.requested())
}

export const moveAsked = createAction<{ money?: Transfer; passes: PassAttachment }>('lostCard/moveAsked')

/**
 * Moves the money, then the passes, whatever the answer about the money is. A rider who leaves the question for a confirmed
 * email moves nothing.
 */
function* moveAll({ payload: { money, passes } }: ReturnType<typeof moveAsked>): SagaOf<void> {
  if (money) {
    yield* put(transferAsked(money))
    const { accepted, refused, dropped } = transferring
    const rider = yield* select(selectRiderId)
    let answer: Action
    do answer = yield* take<Action>(accepted, refused, dropped, loggedOut, sessionLost, sessionRestored, signedIn)
    // Another tab has only saved the rider's data.
    while (sessionRestored.match(answer) && (yield* select(selectRiderId)) === rider)
    if (!accepted.match(answer) && !refused.match(answer)) return
  }
  if (passes.passes.length > 0) yield* put(passAttachment.requested(passes))
}

attachOnImport(
  'lostCard',
  watch(
    () => leading(pauseAllAsked, pauseAll),
    () => leading(moveAsked, moveAll),
  ),
)
