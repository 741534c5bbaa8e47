import type { OperatorSettings } from '../../features/identity/settings'

const texts = ['histories', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'csv', 'cases']

/** The sections of what a rider has bought. */
export const historySections = [
  {
    route: 'accountOrders' as const,
    title: 'account.orders' as const,
    load: () => import('../pages/OrderHistoryPage'),
    texts,
  },
  {
    route: 'accountPassHistory' as const,
    title: 'account.passHistory' as const,
    load: () => import('../pages/PassHistoryPage'),
    texts,
  },
  {
    route: 'accountCases' as const,
    title: 'account.cases' as const,
    isOffered: ({ features }: OperatorSettings) => features.cases,
    load: () => import('../../features/paying/cases/CasesScreen'),
    texts: ['cases'],
  },
  {
    route: 'accountPurchases' as const,
    title: 'account.purchases' as const,
    load: () => import('../../features/buying/histories/purchases/PurchaseHistoryScreen'),
    texts,
  },
]
