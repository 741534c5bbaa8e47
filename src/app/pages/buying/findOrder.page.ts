import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['orders', 'payment', 'fareMedia'],
  screen: () => import('../OrderSummaryPage'),
  props: { guest: true },
  parts: () => import('../../../features/buying/orders/finding/GuestOrderSearch'),
}

export const documents: Record<string, PageDocument> = { findOrder: { isIndexed: true } }
