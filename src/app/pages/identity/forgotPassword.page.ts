import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['registration'],
  screen: () => import('../../../features/identity/registration/ForgotPasswordScreen'),
  calls: async () => (await import('./signIn.calls')).forgotPassword,
}

export const documents: Record<string, PageDocument> = { forgotPassword: { isIndexed: true, calls: 1 } }
