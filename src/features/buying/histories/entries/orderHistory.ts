import { callApi } from '../../../../shared/saga/callApi'
import { getTransaction, listOrders, listTransactions } from '../../../../api/contract/buying/orders'
import type { Order, Transaction } from '../../../../api/contract/buying/orders'
import type { AnswerOf } from '../../../../api/contract/base/endpoint'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import type { PageAsked } from '../../../../shared/lists/pagedRemote'
import { languageChanged } from '../../../identity/settings'
import { entriesOf, pagedList } from '../../../../shared/lists/pagedList'
import { orderColumns } from './orderColumns'
import { transactionColumns } from './transactionColumns'

interface Sum {
  /** Cents of all pages of the filter. */
  sum: number
}

/** The rider's orders (ACC-07). */
export const orderHistory = pagedList<Order, Sum>('orderHistory', {
  read: function* ({ page, filter: { from = '', to = '', card = '', type = '' } }) {
    const answer = yield* callApi(listOrders, { params: { from, to, card, type, page: String(page) } })
    return entriesOf<Order, AnswerOf<typeof listOrders>>(answer)
  },
  keyOf: ({ order_id }) => order_id,
  file: 'orders',
  columns: orderColumns,
  again: [languageChanged],
})

function* readTransactions({ page, filter: { from = '', to = '', card = '', type = '' } }: PageAsked) {
  const answer = yield* callApi(listTransactions, { params: { from, to, card, type, page: String(page) } })
  return entriesOf<Transaction, AnswerOf<typeof listTransactions>>(answer)
}

export const transactionHistory = pagedList<Transaction, Sum>('transactionHistory', {
  read: readTransactions,
  keyOf: ({ transaction_id }) => transaction_id,
  file: 'transactions',
  columns: transactionColumns,
  again: [languageChanged],
})

export const shownTransaction = remoteRead<Transaction, string>(
  'shownTransaction',
  (id) => callApi(getTransaction, { params: { id } }),
  { again: [languageChanged, moneyMoved], leavesWithPage: true },
)
