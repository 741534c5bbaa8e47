import { accountLayout } from '../layouts'
import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.wallet', glyph: 'wallet', at: ['money', 2] },
  texts: ['wallet', 'autoload', 'payment'],
  screen: () => import('../../../features/account/wallet/WalletScreen'),
  calls: async () => (await import('./account.calls')).wallet,
}

export const documents: Record<string, PageDocument> = {
  accountWalletLoad: { path: '/account/wallet/load', at: '/account/wallet/load', calls: 1 },
  accountWalletAutoload: { path: '/account/wallet/autoload', at: '/account/wallet/autoload', calls: 1 },
  accountWallet: { at: '/account/wallet', calls: 1 },
}
