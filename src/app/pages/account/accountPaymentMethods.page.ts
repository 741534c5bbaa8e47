import { accountLayout } from '../layouts'
import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.paymentMethods', glyph: 'bank', at: ['money', 1] },
  texts: ['paymentMethods', 'payment'],
  screen: () => import('../../../features/account/paymentMethods/PaymentMethodsScreen'),
  parts: (_, { act }) => (act ? import('../../../features/account/paymentMethods/AddMethod') : undefined),
  calls: async () => (await import('../buying/checkout.calls')).checkout,
}

export const documents: Record<string, PageDocument> = {
  accountPaymentMethods: {
    path: '/account/paymentmethods',
    at: '/account/paymentmethods',
    without: ['AddMethod'],
    calls: 1,
  },
  accountNewPaymentMethod: { path: '/account/paymentmethods/:act/:kind?', isFrame: true },
}
