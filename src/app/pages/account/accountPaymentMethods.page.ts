import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  menu: { title: 'account.paymentMethods', glyph: 'card', at: ['money', 1] },
  texts: ['paymentMethods', 'payment'],
  screen: () => import('../../../features/account/paymentMethods/PaymentMethodsScreen'),
}
