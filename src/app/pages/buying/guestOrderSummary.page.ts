import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'guest',
  texts: ['orders', 'payment', 'fareMedia'],
  screen: () => import('../OrderSummaryPage'),
  props: { guest: true },
}

export const documents: Record<string, PageDocument> = { guestOrderSummary: { at: '/anonymous/ordersummary/order' } }
