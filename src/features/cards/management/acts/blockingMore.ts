import { createAction } from '@reduxjs/toolkit'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { leading, watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { faultOf, isToldByPopUp } from '../../../../shared/submission/fault'
import { reasonsOf } from '../../../../shared/submission/submission'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { putCard, selectCard } from '../../fareMedia/onDemand'
import { rereadIfChanged, sendBlock } from './blocking'

interface BlockedMore {
  blocked: string[]
  refused: { id: string; reasons: TextRef[] }[]
}

/** Blocks what was lost with a card, such as in a bag (FM-13): one card after the other, each answered for itself. */
export const blockingMore = submissionSlice<string[], BlockedMore>('cardBlockingMore')

export const blockMoreAsked = createAction<string[]>('cardBlockingMore/asked')

/** One of the cards is blocked. */
export const oneMoreBlocked = createAction<string>('cardBlockingMore/oneBlocked')

function* blockMore({ payload: ids }: ReturnType<typeof blockMoreAsked>): SagaOf<void> {
  yield* put(blockingMore.requested(ids))
  const outcome: BlockedMore = { blocked: [], refused: [] }
  for (const id of ids) {
    // The session may have ended.
    if (!(yield* select((state) => selectCard(state, id)))) continue
    const answer = yield* sendBlock(id, 'lost')
    if (answer.ok) {
      yield* put(oneMoreBlocked(id))
      yield* putCard(answer.value)
      outcome.blocked.push(id)
      continue
    }
    outcome.refused.push({ id, reasons: reasonsOf(faultOf(answer.error)) })
    yield* rereadIfChanged(answer.error)
    // One pop-up is enough.
    if (isToldByPopUp(answer.error)) break
  }
  yield* put(blockingMore.accepted(outcome))
}

attachOnImport(
  'cardBlockingMore',
  watch(() => leading(blockMoreAsked, blockMore)),
)
