import { callApi } from '../../../shared/saga/callApi'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { listCardActivity, listCardTaps } from '../../../api/contract/cards/cardHistory'
import type { Activity, Tap } from '../../../api/contract/cards/cardHistory'
import { languageChanged } from '../../identity/settings'
import { activityColumns, tapColumns } from './fileColumns'
import { entriesOf, pagedList } from '../../../shared/lists/pagedList'

/** What happened to a card (FM-10). The filter names the card. */
export const cardActivity = pagedList<Activity>('cardActivity', {
  read: function* ({ page, filter: { card = '', from = '', to = '' } }) {
    const answer = yield* callApi(listCardActivity, { params: { id: card, from, to, page: String(page) } })
    return entriesOf<Activity, AnswerOf<typeof listCardActivity>>(answer)
  },
  keyOf: ({ activity_id }) => activity_id,
  file: 'card-history',
  columns: activityColumns,
  again: [languageChanged],
})

/** The rides of a linked bank card (decision 109). */
export const cardTaps = pagedList<Tap>('cardTaps', {
  read: function* ({ page, filter: { card = '' } }) {
    const answer = yield* callApi(listCardTaps, { params: { id: card, page: String(page) } })
    return entriesOf<Tap, AnswerOf<typeof listCardTaps>>(answer)
  },
  keyOf: ({ tap_id }) => tap_id,
  file: 'taps',
  columns: tapColumns,
  again: [languageChanged],
})
