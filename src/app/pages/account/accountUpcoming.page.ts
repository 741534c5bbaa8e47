import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.upcoming', glyph: 'calendar', at: ['money', 3] },
  texts: ['upcoming', 'autoload', 'renewals', 'payment', 'fareMedia'],
  screen: () => import('../../../features/account/upcoming/UpcomingScreen'),
}
