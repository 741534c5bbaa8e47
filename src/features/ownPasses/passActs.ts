import { callApi } from '../../api/callApi'
import type { AnswerOf } from '../../api/contract/endpoint'
import { attachPasses, listUnattachedPasses } from '../../api/contract/passActs'
import type { Pass } from '../../api/contract/passes'
import { goodEntries } from '../../shared/remote/goodEntries'
import { load } from '../../shared/remote/load'
import { remoteSlice } from '../../shared/remote/remoteSlice'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { send } from '../../shared/submission/send'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { fareCards, fareMediaFeature } from '../fareMedia/onDemand'
import { languageChanged } from '../settings'

/** The passes that are on no card (ACC-12). */
export const unattached = remoteSlice<Pass[]>('unattachedPasses')

export interface PassAttachment {
  passes: string[]
  card: string
}
/** Puts passes on a card. Its value says of each pass what became of it (decision 110). */
export const passAttachment = submissionSlice<PassAttachment, AnswerOf<typeof attachPasses>>('passAttachment')

function* attach({ payload: { passes, card } }: ReturnType<typeof passAttachment.requested>): SagaOf<void> {
  const answer = yield* send(passAttachment, attachPasses, { body: { pass_ids: passes, faremedia_id: card } })
  // The cards hold their passes; the list holds what is left.
  yield* put(fareCards.requested())
  if ((yield* select(unattached.select)).status !== 'idle') yield* put(unattached.requested())
  if (answer.ok) yield* put(passAttachment.accepted(answer.value))
}

export const ownPassesFeature: Feature = {
  name: 'ownPasses',
  needs: [fareMediaFeature],
  saga: watch(
    load(
      unattached,
      function* () {
        const answer = yield* callApi(listUnattachedPasses)
        return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.passes, 'ownPasses:notShown') } : answer
      },
      [languageChanged],
    ),
    () => leading(passAttachment.requested, attach),
  ),
}
