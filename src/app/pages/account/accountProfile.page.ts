import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.profile', glyph: 'rider', at: ['you', 1] },
  texts: ['profile', 'registration'],
  screen: () => import('../../../features/account/profile/ProfileScreen'),
}
