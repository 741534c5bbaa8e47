import { renameFareMedium } from '../../../../api/contract/cards/fareMedia'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { attachOnImport } from '../../../../shared/store'
import { faultOf } from '../../../../shared/submission/fault'
import { inTurn } from '../../../../shared/submission/inTurn'
import { sendOrFind } from '../../../../shared/submission/sendOrFind'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { rereadCards } from './fareCards'
import { putCard } from './putCard'

export const renameSubmission = submissionSlice<{ faremediaId: string; nickname: string }>('renameCard', {
  leavesWithPage: true,
})

function* renameCard({ payload }: ReturnType<typeof renameSubmission.requested>): SagaOf<void> {
  const { faremediaId, nickname } = payload
  const input = { params: { id: faremediaId }, body: { nickname } }
  const answer = yield* sendOrFind(renameFareMedium, input, () => renamed(faremediaId, nickname))
  if (!answer.ok) return void (yield* put(renameSubmission.refused(faultOf(answer.error))))
  yield* putCard(answer.value)
  yield* put(renameSubmission.accepted())
  yield* put(successShown({ key: 'fareMedia:rename.done' }))
}

/** Reads the cards again. Returns the card if it has the wanted name. */
function* renamed(id: string, nickname: string): SagaOf<FareMedium | undefined> {
  const card = (yield* rereadCards())?.find(({ faremedia_id }) => faremedia_id === id)
  return card?.nickname?.trim() === nickname.trim() ? card : undefined
}

attachOnImport('renameCard', () => inTurn(renameSubmission, renameCard))
