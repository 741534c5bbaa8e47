import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.security', glyph: 'shield', at: ['safety', 1] },
  texts: ['security', 'secondFactor', 'registration'],
  screen: () => import('../../../features/account/security/SecurityScreen'),
}
