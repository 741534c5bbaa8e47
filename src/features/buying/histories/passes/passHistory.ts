import { callApi } from '../../../../shared/saga/callApi'
import { getPass, listPasses } from '../../../../api/contract/cards/passes'
import type { Pass } from '../../../../api/contract/cards/passes'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { languageChanged } from '../../../identity/settings'
import { entriesOf, pagedList } from '../../../../shared/lists/pagedList'
import { passColumns } from './passColumns'

/** The rider's passes of every status and place (ACC-08). */
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

export const shownPass = remoteRead<Pass, string>('shownPass', (id) => callApi(getPass, { params: { id } }), {
  again: [languageChanged, moneyMoved],
  leavesWithPage: true,
})
