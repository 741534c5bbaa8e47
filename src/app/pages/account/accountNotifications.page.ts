import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.notifications', glyph: 'bell', at: ['you', 3] },
  texts: ['notifications'],
  screen: () => import('../../../features/account/notifications/NotificationsScreen'),
}
