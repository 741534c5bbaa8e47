import { callApi } from '../../../api/callApi'
import { listOrders, listTransactions } from '../../../api/contract/orders'
import type { Order, Transaction } from '../../../api/contract/orders'
import type { AnswerOf } from '../../../api/contract/endpoint'
import type { Result } from '../../../api/errors'
import { load } from '../../../shared/remote/load'
import { pageSize } from '../../../shared/remote/pagedRemote'
import type { PageAsked } from '../../../shared/remote/pagedRemote'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import type { SagaOf } from '../../../shared/saga/effects'
import { watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { ordersFeature } from '../orders/onDemand'
import { entriesOf, historyList } from '../../cards/history/onDemand'
import { orderColumns } from './orderColumns'
import { transactionColumns } from './transactionColumns'

interface Sum {
  /** Cents, of all pages of the filter. */
  sum: number
}

/** The rider's orders (ACC-07). */
export const orderHistory = historyList<Order, Sum>('orderHistory', {
  read: function* ({ page, filter: { from = '', to = '', card = '', type = '' } }) {
    const answer = yield* callApi(listOrders, { params: { from, to, card, type, page: String(page) } })
    return entriesOf<Order, AnswerOf<typeof listOrders>>(answer)
  },
  keyOf: ({ order_id }) => order_id,
  file: 'orders',
  columns: orderColumns,
})

function* readTransactions({ page, filter: { from = '', to = '', card = '', type = '' } }: PageAsked) {
  const answer = yield* callApi(listTransactions, { params: { from, to, card, type, page: String(page) } })
  return entriesOf<Transaction, AnswerOf<typeof listTransactions>>(answer)
}

export const transactionHistory = historyList<Transaction, Sum>('transactionHistory', {
  read: readTransactions,
  keyOf: ({ transaction_id }) => transaction_id,
  file: 'transactions',
  columns: transactionColumns,
})

export interface WantedTransaction extends PageAsked {
  id: string
}

/** The page on which a transaction is now: newer ones move it to later pages. Null if it is on none of the next ones. */
export const transactionPage = remoteSlice<number | null, WantedTransaction>('transactionPage')

/** How many pages an address may be behind. The transaction of an older address is found by the filter. */
const pagesToLook = 10

const findPage = load(transactionPage, function* ({ id, page, filter }): SagaOf<Result<number | null>> {
  for (let at = page; at < page + pagesToLook; at += 1) {
    const answer = yield* readTransactions({ page: at, filter })
    if (!answer.ok) return answer
    if (answer.value.items.some(({ transaction_id }) => transaction_id === id)) return { ok: true, value: at }
    if (at * pageSize >= answer.value.total) break
  }
  return { ok: true, value: null }
})

export const orderHistoryFeature: Feature = {
  name: 'orderHistory',
  needs: [ordersFeature],
  saga: watch(orderHistory.saga, transactionHistory.saga, findPage),
}
