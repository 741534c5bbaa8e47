import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['cardManagement', 'fareMedia', 'passes'],
  screen: () => import('../MyCardsPage'),
}
