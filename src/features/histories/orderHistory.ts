import { callApi } from '../../api/callApi'
import { listOrders, listTransactions } from '../../api/contract/orders'
import type { Order, Transaction } from '../../api/contract/orders'
import type { AnswerOf } from '../../api/contract/endpoint'
import { watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { ordersFeature } from '../orders/onDemand'
import { entriesOf, historyList } from '../cardHistory/onDemand'
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

export const transactionHistory = historyList<Transaction, Sum>('transactionHistory', {
  read: function* ({ page, filter: { from = '', to = '', card = '', type = '' } }) {
    const answer = yield* callApi(listTransactions, { params: { from, to, card, type, page: String(page) } })
    return entriesOf<Transaction, AnswerOf<typeof listTransactions>>(answer)
  },
  keyOf: ({ transaction_id }) => transaction_id,
  file: 'transactions',
  columns: transactionColumns,
})

export const orderHistoryFeature: Feature = {
  name: 'orderHistory',
  needs: [ordersFeature],
  saga: watch(orderHistory.saga, transactionHistory.saga),
}
