import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import { pauseAutoload } from '../../../api/contract/cards/autoload'
import { pauseRenewal } from '../../../api/contract/cards/renewals'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { fareCards } from '../fareMedia/onDemand'
import { renewals } from '../renewals/onDemand'

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
  yield* put(renewals.requested(card))
  yield* put(fareCards.requested())
}

attachOnImport(
  'lostCard',
  watch(() => leading(pauseAllAsked, pauseAll)),
)
