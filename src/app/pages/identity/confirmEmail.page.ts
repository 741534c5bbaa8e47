import type { Page } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['registration'],
  screen: () => import('../../../features/identity/registration/ConfirmScreen'),
}
