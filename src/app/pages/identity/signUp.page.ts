import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'signedOut',
  texts: ['registration'],
  screen: () => import('../../../features/identity/registration/SignUpScreen'),
  calls: async () => (await import('./signIn.calls')).signUp,
}

export const documents: Record<string, PageDocument> = { signUp: { isIndexed: true, calls: 1 } }
