import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.addresses', glyph: 'place', at: ['you', 2] },
  texts: ['addresses'],
  screen: () => import('../../../features/paying/addresses/AddressesScreen'),
}
