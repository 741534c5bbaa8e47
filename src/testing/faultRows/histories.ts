import {
  orderHistory,
  orderHistoryFeature,
  shownTransaction,
  transactionHistory,
} from '../../features/buying/histories/entries/orderHistory'
import { passHistory, passHistoryFeature, shownPass } from '../../features/buying/histories/passes/passHistory'
import { purchaseHistory, purchaseHistoryFeature } from '../../features/buying/histories/purchases/purchaseHistory'
import { loads, withSession } from './play/consequences'
import { shownOf } from './play/row'
import type { FaultRow } from './play/row'

const firstPage = { page: 1, filter: {} }

export const historiesRows = {
  listOrders: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(orderHistoryFeature)
      dispatch(orderHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(orderHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listTransactions: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(orderHistoryFeature)
      dispatch(transactionHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(transactionHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  getTransaction: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(orderHistoryFeature)
      dispatch(shownTransaction.requested('t-100002'))
    },
    shows: (state) => shownOf(shownTransaction.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listPurchases: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(purchaseHistoryFeature)
      dispatch(purchaseHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(purchaseHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listPasses: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(passHistoryFeature)
      dispatch(passHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(passHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  getPass: {
    who: 'rider',
    event: ({ store, dispatch }) => {
      store.attach(passHistoryFeature)
      dispatch(shownPass.requested('pass-1'))
    },
    shows: (state) => shownOf(shownPass.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },
} satisfies Record<string, FaultRow>
