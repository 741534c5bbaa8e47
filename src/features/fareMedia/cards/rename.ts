import { renameFareMedium } from '../../../api/contract/fareMedia'
import { successShown } from '../../../shared/notices/noticesSlice'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { send } from '../../../shared/submission/send'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { putCard } from './putCard'

/** The owner's own name for a card. */
export const renameSubmission = submissionSlice<{ faremediaId: string; nickname: string }>('renameCard')

export function* renameCard({ payload }: ReturnType<typeof renameSubmission.requested>): SagaOf<void> {
  const { faremediaId, nickname } = payload
  const answer = yield* send(renameSubmission, renameFareMedium, { params: { id: faremediaId }, body: { nickname } })
  if (!answer.ok) return
  yield* putCard(answer.value)
  yield* put(renameSubmission.accepted())
  yield* put(successShown({ key: 'fareMedia:rename.done' }))
}
