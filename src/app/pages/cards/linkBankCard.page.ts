import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['cardLinking'],
  screen: () => import('../../../features/cards/linking/LinkBankCardScreen'),
}
