import { renameFareMedium } from '../../../api/contract/fareMedia'
import { successShown } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { send } from '../../../shared/submission/send'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { keepCurrentCard, readCurrentCard } from './currentCard'
import { fareCards } from './fareCards'
import { currentCardRead } from './fareMediaSlice'

/** The owner's own name for a card. */
export const renameSubmission = submissionSlice<{ faremediaId: string; nickname: string }>('renameCard')

export function* renameCard({ payload }: ReturnType<typeof renameSubmission.requested>): SagaOf<void> {
  const { faremediaId, nickname } = payload
  const answer = yield* send(renameSubmission, renameFareMedium, { params: { id: faremediaId }, body: { nickname } })
  if (!answer.ok) return
  const card = answer.value
  const cards = valueOf(yield* select(fareCards.select))
  const renamed = cards?.map((entry) => (entry.faremedia_id === card.faremedia_id ? card : entry))
  if (renamed) yield* put(fareCards.answered({ ok: true, value: renamed }))
  yield* put(renameSubmission.accepted())
  const isCurrent = (yield* call(readCurrentCard))?.faremediaId === faremediaId
  if (isCurrent) yield* put(currentCardRead(yield* call(() => keepCurrentCard(card))))
  yield* put(successShown({ key: 'fareMedia:rename.done' }))
}
