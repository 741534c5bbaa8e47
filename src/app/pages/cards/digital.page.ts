import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['fareMedia'],
  screen: () => import('../DigitalPage'),
  parts: () => import('../../../features/identity/session/SignInForm'),
  calls: async () => (await import('./cards.calls')).digital,
}

export const documents: Record<string, PageDocument> = {
  digital: { isIndexed: true, hiddenFor: ['rider', 'card', 'temporary'], calls: 1 },
}
