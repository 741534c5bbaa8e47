import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { nothing, text } from '../base/common'
import * as codes from '../base/errorCodes'

/*
 * A new password by a mailed link. These calls do not need a session, so a 401 ends none. Their answers must not tell
 * whether an account exists for the typed email.
 */

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  host: 'accounts',
  method: 'POST',
  path: '/users/password/forgot',
  summary: 'Send a link for a new password; the same answer for an unknown email',
  body: v.object({ email: text, captcha_token: v.optional(text) }),
  answer: nothing,
  keepsSession: true,
})

export const checkPasswordReset = endpoint({
  name: 'checkPasswordReset',
  host: 'accounts',
  method: 'GET',
  path: '/users/password/reset/:token',
  summary: 'Whether the link for a new password still works',
  answer: v.object({ valid: v.literal(true) }),
  errors: [codes.badToken],
  keepsSession: true,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  host: 'accounts',
  method: 'POST',
  path: '/users/password/reset/:token',
  summary: 'Set a new password and end all sessions of the rider',
  body: v.object({ password: text }),
  answer: nothing,
  errors: [codes.badToken],
  keepsSession: true,
})
