import * as v from 'valibot'
import { endpoint } from './endpoint'
import { nothing, text, uuid } from './common'
import * as codes from './errorCodes'
import { user } from './session'
import { loginAnswer } from './signIn'

/*
 * Ways in besides signing in. None of them asks who is signed in, so their 401 ends no session; whoever types an email
 * here must not learn whether it has an account.
 */

export const signUp = endpoint({
  name: 'signUp',
  host: 'accounts',
  method: 'POST',
  path: '/users',
  summary: 'Open an account; an email that has one gets the same answer',
  body: v.object({
    first_name: text,
    last_name: text,
    email: text,
    password: text,
    mobile: v.optional(v.nullable(text)),
    locale: text,
    security_question: v.optional(text),
    security_answer: v.optional(text),
    captcha_token: v.optional(text),
  }),
  answer: v.object({ uuid, email_confirmed: v.boolean() }),
  keepsSession: true,
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  host: 'accounts',
  method: 'POST',
  path: '/users/confirm/:token',
  summary: 'Confirm the email that the link was sent to',
  answer: v.object({ email_confirmed: v.boolean() }),
  errors: [codes.badToken],
  keepsSession: true,
})

/** Without an email it is the rider's own, so its 401 does end the session. */
export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  host: 'accounts',
  method: 'POST',
  path: '/users/confirm/resend',
  summary: 'Send the confirmation again, to the rider or the email given; the same answer for an unknown email',
  body: v.object({ email: v.optional(text) }),
  answer: nothing,
})

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

/** Who invited, whom, and what the invited may do, in the language asked for. */
export const invite = v.object({ email: text, inviter: text, access: text })
export type Invite = v.InferOutput<typeof invite>

export const readInvite = endpoint({
  name: 'readInvite',
  host: 'accounts',
  method: 'GET',
  path: '/users/invite/:token',
  summary: 'An invitation',
  answer: invite,
  errors: [codes.badToken],
  keepsSession: true,
})

export const acceptInvite = endpoint({
  name: 'acceptInvite',
  host: 'accounts',
  method: 'POST',
  path: '/users/invite/:token',
  summary: 'Open the account that an invitation is for, its email confirmed, and sign in',
  body: v.object({ first_name: text, last_name: text, password: text }),
  answer: loginAnswer,
  errors: [codes.badToken],
  keepsSession: true,
})

export const verifyCaptcha = endpoint({
  name: 'verifyCaptcha',
  host: 'web',
  method: 'POST',
  path: '/api/verify_google_captcha',
  summary: 'Whether a captcha was solved',
  body: v.object({ token: text }),
  answer: v.object({ success: v.boolean() }),
  keepsSession: true,
})

export const getMe = endpoint({
  name: 'getMe',
  host: 'accounts',
  method: 'GET',
  path: '/users/me',
  summary: 'The rider who is signed in',
  answer: user,
})
