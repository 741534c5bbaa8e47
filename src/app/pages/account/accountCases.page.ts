import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.cases', glyph: 'message', at: ['rides', 2] },
  isOffered: ({ features }) => features.cases,
  texts: ['cases'],
  screen: () => import('../../../features/paying/cases/CasesScreen'),
}
