import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  texts: ['checkout', 'payment', 'addresses'],
  screen: () => import('../CheckoutPage'),
  props: { guest: false },
  // The steps are one file.
  parts: () => import('../../../features/buying/checkout/steps/ContactStep'),
  calls: async () => (await import('./checkout.calls')).checkout,
}

export const documents: Record<string, PageDocument> = { checkout: {} }
