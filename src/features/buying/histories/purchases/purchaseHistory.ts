import { callApi } from '../../../../shared/saga/callApi'
import type { AnswerOf } from '../../../../api/contract/base/endpoint'
import { listPurchases } from '../../../../api/contract/buying/orders'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { entriesOf, pagedList } from '../../../../shared/lists/pagedList'
import { languageChanged } from '../../../identity/settings'
import { purchaseColumns } from './purchaseColumns'

/** Cents of all pages of the filter. */
export interface PurchaseSums {
  sum: number
  opening?: number | null
  closing?: number | null
}

/** The money on cards and in the wallet (decision 57). */
export const purchaseHistory = pagedList<Purchase, PurchaseSums>('purchaseHistory', {
  read: function* ({ page, filter: { from = '', to = '', account = '' } }) {
    const answer = yield* callApi(listPurchases, { params: { from, to, account, page: String(page) } })
    return entriesOf<Purchase, AnswerOf<typeof listPurchases>>(answer)
  },
  keyOf: ({ purchase_id }) => purchase_id,
  file: 'purchases',
  columns: purchaseColumns,
  again: [languageChanged],
})
