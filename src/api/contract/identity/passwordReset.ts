import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { nothing, text } from '../base/common'
import * as codes from '../base/errorCodes'

/*
 * A new password by a mailed link. There is no session that a 401 could end. The answers must not tell whether an email
 * has an account.
 */

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  host: 'accounts',
  method: 'POST',
  path: '/users/password/forgot',
  body: v.object({ email: text, captcha_token: v.optional(text) }),
  answer: nothing,
  keepsSession: true,
})

export const checkPasswordReset = endpoint({
  name: 'checkPasswordReset',
  host: 'accounts',
  method: 'GET',
  path: '/users/password/reset/:token',
  answer: v.object({ valid: v.literal(true) }),
  errors: [codes.badToken],
  keepsSession: true,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  host: 'accounts',
  method: 'POST',
  path: '/users/password/reset/:token',
  body: v.object({ password: text }),
  answer: nothing,
  errors: [codes.badToken],
  keepsSession: true,
})
