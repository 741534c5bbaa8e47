import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['fareMedia'],
  screen: () => import('../PhysicalPage'),
}

export const documents: Record<string, PageDocument> = { physical: { isIndexed: true } }
