import type { Page } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: [],
  screen: () => import('../../../features/identity/session/AppleReturnScreen'),
}
