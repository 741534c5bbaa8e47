import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  under: 'accountOrders',
  texts: ['histories', 'added', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'lists', 'cases'],
  screen: () => import('../../../features/buying/histories/purchases/PurchaseHistoryScreen'),
  isHistory: true,
}
