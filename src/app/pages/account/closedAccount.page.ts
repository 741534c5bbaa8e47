import type { Page } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['closing'],
  screen: () => import('../../../features/account/closing/ClosedAccountScreen'),
}
