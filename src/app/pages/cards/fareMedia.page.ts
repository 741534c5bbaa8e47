import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['cardManagement', 'fareMedia', 'passes'],
  screen: () => import('../MyCardsPage'),
  calls: async () => (await import('./cards.calls')).myCards,
}

export const documents: Record<string, PageDocument> = {
  fareMedia: { path: '/faremedia', at: '/faremedia', calls: 1 },
  fareCard: { path: '/faremedia/:cardId', at: '/faremedia/card', calls: 1 },
}
