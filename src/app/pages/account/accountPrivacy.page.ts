import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.privacy', glyph: 'lock', at: ['safety', 2] },
  texts: ['privacy'],
  screen: () => import('../../../features/account/privacy/PrivacyScreen'),
}
