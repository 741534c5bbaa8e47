import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['orders', 'payment', 'fareMedia'],
  screen: () => import('../OrderSummaryPage'),
  props: { guest: false },
}

export const documents: Record<string, PageDocument> = { orderSummary: { at: '/ordersummary/order' } }
