import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'guest',
  texts: ['checkout', 'payment', 'addresses'],
  screen: () => import('../CheckoutPage'),
  props: { guest: true },
  parts: () => import('../../../features/buying/checkout/steps/ContactStep'),
}

export const documents: Record<string, PageDocument> = { guestCheckout: {} }
