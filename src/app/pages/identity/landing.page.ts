import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: [],
  screen: () => import('../../landing/LandingPage'),
}

export const documents: Record<string, PageDocument> = { landing: { isIndexed: true } }
