import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.unattached', glyph: 'ticket', at: ['rides', 4] },
  isOffered: ({ features }) => features.fareMedia,
  texts: ['ownPasses', 'fareMedia', 'passes'],
  screen: () => import('../../../features/cards/passes/UnattachedScreen'),
}
