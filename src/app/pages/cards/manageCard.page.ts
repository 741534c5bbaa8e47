import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['fareMedia'],
  screen: () => import('../ManageCardPage'),
  parts: () => import('../../../features/cards/fareMedia/guestCard/CardEntry'),
  calls: async () => (await import('./cards.calls')).manageCard,
}

export const documents: Record<string, PageDocument> = { manageCard: { isIndexed: true, hiddenFor: ['rider', 'card'] } }
