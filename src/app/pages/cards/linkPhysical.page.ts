import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['cardLinking', 'fareMedia'],
  screen: () => import('../../../features/cards/linking/LinkPhysicalScreen'),
}
