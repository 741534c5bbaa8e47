import type { Hands } from '../acts/pressedAct'
import type { Flow } from './flow'

const nextPage = ({ press }: Hands) => press('Next page', 'link')
const history = { scenario: 'pagedHistory' } as const

/** The histories, on their second page or filtered. */
export const listFlows = {
  seesOrders: { ...history, at: '/account/orders', act: nextPage, says: /26–50|60 orders/ },
  seesTransactions: { ...history, at: '/account/orders/1?tab=transactions', act: nextPage, says: /60 transactions/ },
  seesPurchases: { ...history, at: '/account/purchases', act: nextPage, says: /\d entries/ },
  seesPasses: { ...history, at: '/account/passhistory', act: nextPage, says: /Pass history/ },
  seesLastPasses: { ...history, at: '/account/passhistory/3', says: /Pass history/ },
  seesActivity: { ...history, at: '/faremedia/card-plastic?tab=history', act: nextPage, says: /Balance after/ },
  filtersOrders: { ...history, at: '/account/orders/1?from=2026-11-01', says: /orders?Total paid/ },
  filtersTransactions: { ...history, at: '/account/orders/1?tab=transactions&type=refund', says: /transactions?Total/ },
  filtersTransactionsByCard: {
    ...history,
    at: '/account/orders/1?tab=transactions&card=card-phone',
    says: /transactions?Total/,
  },
  filtersPurchases: { ...history, at: '/account/purchases/1?account=card-phone', says: /Balance after/ },
  filtersPasses: { ...history, at: '/account/passhistory/1?status=Available', says: /Pass history/ },
  filtersActivity: {
    scenario: 'riderWithTwoCards',
    at: '/faremedia/card-plastic?tab=history&from=2026-11-20',
    says: /Balance after/,
  },
  opensTransaction: { scenario: 'riderSignedIn', at: '/account/orders/1/t-100002?tab=transactions', says: /100002/ },
  opensAnotherPass: {
    scenario: 'riderSignedIn',
    at: '/account/passhistory/1/no-such-pass',
    says: /Pass details not found/,
  },
} satisfies Record<string, Flow>
