import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.wallet', glyph: 'wallet', at: ['money', 2] },
  texts: ['wallet', 'autoload', 'payment'],
  screen: () => import('../../../features/account/wallet/WalletScreen'),
}
