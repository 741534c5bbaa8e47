import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'signedOut',
  texts: [],
  screen: () => import('../../../features/identity/session/LoginScreen'),
  calls: async () => (await import('./signIn.calls')).signIn,
}

export const documents: Record<string, PageDocument> = {
  login: { isIndexed: true, hiddenFor: ['temporary'], calls: 1 },
}
