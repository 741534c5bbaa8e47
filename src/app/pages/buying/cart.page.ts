import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: [],
  screen: () => import('../../../features/buying/cart/CartScreen'),
}

export const documents: Record<string, PageDocument> = { cart: {} }
