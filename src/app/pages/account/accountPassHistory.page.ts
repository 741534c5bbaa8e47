import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.passHistory', glyph: 'ticket', at: ['rides', 2] },
  texts: ['histories', 'orders', 'payment', 'passes', 'fareMedia', 'cardHistory', 'lists', 'cases'],
  screen: () => import('../PassHistoryPage'),
  isHistory: true,
}
