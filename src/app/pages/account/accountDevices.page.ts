import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.devices', glyph: 'phone', at: ['you', 4] },
  texts: ['devices'],
  screen: () => import('../../../features/account/devices/DevicesScreen'),
}
