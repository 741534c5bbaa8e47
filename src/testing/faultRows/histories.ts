import {
  orderHistory,
  shownTransaction,
  transactionHistory,
} from '../../features/buying/histories/entries/orderHistory'
import { passHistory, shownPass } from '../../features/buying/histories/passes/passHistory'
import { purchaseHistory } from '../../features/buying/histories/purchases/purchaseHistory'
import { loads, withSession } from './play/consequences'
import { shownOf } from './play/row'
import type { FaultRow } from './play/row'

const firstPage = { page: 1, filter: {} }

export const historiesRows = {
  listOrders: {
    who: 'rider',
    event: ({ dispatch }) => {
      dispatch(orderHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(orderHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listTransactions: {
    who: 'rider',
    event: ({ dispatch }) => {
      dispatch(transactionHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(transactionHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  getTransaction: {
    who: 'rider',
    event: ({ dispatch }) => {
      dispatch(shownTransaction.requested('t-100002'))
    },
    shows: (state) => shownOf(shownTransaction.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listPurchases: {
    who: 'rider',
    event: ({ dispatch }) => {
      dispatch(purchaseHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(purchaseHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listPasses: {
    who: 'rider',
    event: ({ dispatch }) => {
      dispatch(passHistory.pages.requested(firstPage))
    },
    shows: (state) => shownOf(passHistory.pages.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  getPass: {
    who: 'rider',
    event: ({ dispatch }) => {
      dispatch(shownPass.requested('pass-1'))
    },
    shows: (state) => shownOf(shownPass.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },
} satisfies Record<string, FaultRow>
