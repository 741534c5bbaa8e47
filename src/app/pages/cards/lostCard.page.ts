import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['lostCard', 'cardManagement', 'ownPasses', 'renewals', 'transfers', 'fareMedia', 'payment'],
  screen: () => import('../../../features/cards/lost/LostCardScreen'),
  parts: () => import('../../../features/cards/lost/LaterSteps'),
}
