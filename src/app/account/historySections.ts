const texts = ['histories', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'csv']

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
    route: 'accountPurchases' as const,
    title: 'account.purchases' as const,
    load: () => import('../../features/buying/histories/purchases/PurchaseHistoryScreen'),
    texts,
  },
]
