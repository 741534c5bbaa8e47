import type {} from '../../../../shared/dialogs/dialogsSlice'

declare module '../../../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** An action needs a confirmed email (AUTH-16). */
    verifyEmail: { params: { email: string }; answer: 'verified' | 'cancel' }
  }
}
