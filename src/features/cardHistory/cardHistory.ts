import { callApi } from '../../api/callApi'
import { listCardActivity, listCardTaps } from '../../api/contract/cardHistory'
import type { Activity, Tap } from '../../api/contract/cardHistory'
import type { Result } from '../../api/errors'
import type { GoodList } from '../../api/contract/listOfGood'
import { goodEntries } from '../../shared/remote/goodEntries'
import { loadPages, pagedRemote } from '../../shared/remote/pagedRemote'
import { watch } from '../../shared/saga/workers'
import type { SagaOf } from '../../shared/saga/effects'
import type { Feature } from '../../shared/store'
import { languageChanged } from '../settings'

/** What happened to a card (FM-10), and the rides of a linked bank card (decision 109). The filter names the card. */
export const cardActivity = pagedRemote<Activity>('cardActivity')
export const cardTaps = pagedRemote<Tap>('cardTaps')

type Paged<T> = Result<{ results: GoodList<T>; total: number }>

function* itemsIn<T>(answer: Paged<T>): SagaOf<Result<{ items: T[]; total: number }>> {
  if (!answer.ok) return answer
  const { results, total } = answer.value
  return { ok: true, value: { items: yield* goodEntries(results, 'cardHistory:notShown'), total } }
}

export const cardHistoryFeature: Feature = {
  name: 'cardHistory',
  saga: watch(
    loadPages(
      cardActivity,
      function* ({ page, filter: { card = '', from = '', to = '' } }) {
        const params = { id: card, from, to, page: String(page) }
        return yield* itemsIn<Activity>(yield* callApi(listCardActivity, { params }))
      },
      [languageChanged],
    ),
    loadPages(
      cardTaps,
      function* ({ page, filter: { card = '' } }) {
        return yield* itemsIn<Tap>(yield* callApi(listCardTaps, { params: { id: card, page: String(page) } }))
      },
      [languageChanged],
    ),
  ),
}
