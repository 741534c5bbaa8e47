import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['transfers', 'fareMedia', 'payment'],
  screen: () => import('../../../features/cards/transfers/TransferScreen'),
}
