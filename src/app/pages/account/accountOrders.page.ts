import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.orders', glyph: 'clock', at: ['rides', 1] },
  texts: ['histories', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'lists', 'cases'],
  screen: () => import('../OrderHistoryPage'),
  isHistory: true,
}
