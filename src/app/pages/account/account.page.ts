import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.overview', glyph: 'home' },
  texts: ['account', 'upcoming', 'payment', 'fareMedia', 'orders'],
  screen: () => import('../../account/AccountOverview'),
}
