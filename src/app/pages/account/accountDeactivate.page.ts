import { accountLayout } from '../layouts'
import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  layout: accountLayout,
  under: 'accountSecurity',
  isOffered: ({ features }) => features.accountDeactivation || features.accountDeletion,
  texts: ['closing', 'upcoming', 'autoload', 'payment', 'fareMedia'],
  screen: () => import('../ClosingPage'),
}
