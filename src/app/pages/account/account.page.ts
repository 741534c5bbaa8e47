import { accountLayout } from '../layouts'
import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.overview', glyph: 'home' },
  texts: ['account', 'upcoming', 'payment', 'fareMedia', 'orders'],
  screen: () => import('../../account/AccountOverview'),
  calls: async () => (await import('./account.calls')).overview,
}

export const documents: Record<string, PageDocument> = { account: { calls: 6 } }
