import { callApi } from '../../../../shared/saga/callApi'
import { getPass, listPasses } from '../../../../api/contract/cards/passes'
import type { Pass } from '../../../../api/contract/cards/passes'
import { load } from '../../../../shared/remote/load'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { remoteSlice } from '../../../../shared/remote/remoteSlice'
import { watch } from '../../../../shared/saga/workers'
import type { Feature } from '../../../../shared/store'
import { languageChanged } from '../../../identity/settings'
import { entriesOf, pagedList } from '../../../../shared/lists/pagedList'
import { passColumns } from './passColumns'

/** The rider's passes, of every status and place (ACC-08). */
export const passHistory = pagedList<Pass>('passHistory', {
  read: function* ({ page, filter: { from = '', to = '', card = '', status = '' } }) {
    return entriesOf<Pass, { results: { good: Pass[]; dropped: number }; total: number }>(
      yield* callApi(listPasses, { params: { card, status, from, to, page: String(page) } }),
    )
  },
  keyOf: ({ pass_id }) => pass_id,
  file: 'passes',
  columns: passColumns,
  again: [languageChanged],
})

/** One pass, by its id in the address. */
export const shownPass = remoteSlice<Pass, string>('shownPass')

export const passHistoryFeature: Feature = {
  name: 'passHistory',
  saga: watch(
    passHistory.saga,
    load(
      shownPass,
      function* (id) {
        return yield* callApi(getPass, { params: { id } })
      },
      [languageChanged, moneyMoved],
    ),
  ),
}
