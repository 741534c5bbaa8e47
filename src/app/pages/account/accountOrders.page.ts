import { accountLayout } from '../layouts'
import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.history', glyph: 'receipt', at: ['rides', 1] },
  texts: ['histories', 'added', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'lists', 'cases'],
  screen: () => import('../OrderHistoryPage'),
  calls: async () => (await import('./account.calls')).orders,
  isHistory: true,
}

export const documents: Record<string, PageDocument> = {
  accountOrders: { path: '/account/orders/:page?', at: '/account/orders/1', calls: 1 },
  accountOrder: { path: '/account/orders/:page/:id', isFrame: true },
}
