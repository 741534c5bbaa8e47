import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.purchases', glyph: 'renewal', at: ['rides', 3] },
  texts: ['histories', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'lists', 'cases'],
  screen: () => import('../../../features/buying/histories/purchases/PurchaseHistoryScreen'),
  isHistory: true,
}
