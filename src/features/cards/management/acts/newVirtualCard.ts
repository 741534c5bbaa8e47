import { createVirtualCard } from '../../../../api/contract/cards/cardLinking'
import { goTo } from '../../../../shared/navigation/navigation'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { call, put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import { send } from '../../../../shared/submission/send'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { putCard } from '../../fareMedia/onDemand'
import { ensureVerifiedFor } from '../../../identity/registration/onDemand'

/** The form keeps its request id, so that trying again makes no second card. */
export const newVirtualCard = submissionSlice<{ nickname: string; requestId: string }>('newVirtualCard')

function* getVirtualCard({ payload }: ReturnType<typeof newVirtualCard.requested>): SagaOf<void> {
  if (!(yield* ensureVerifiedFor(newVirtualCard))) return
  const { nickname, requestId } = payload
  const answer = yield* send(newVirtualCard, createVirtualCard, { body: { nickname, request_id: requestId } })
  if (!answer.ok) return
  const isWaiting = yield* call(() => window.location.pathname === paths.fareMedia)
  yield* putCard(answer.value)
  yield* put(newVirtualCard.accepted())
  yield* put(successShown({ key: 'cardManagement:virtual.done' }))
  if (isWaiting) yield* goTo(paths.fareCard(answer.value.faremedia_id))
}

attachOnImport(
  'newVirtualCard',
  watch(() => inTurn(newVirtualCard, getVirtualCard)),
)
