import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { nothing, text, uuid } from '../base/common'
import * as codes from '../base/errorCodes'

/* The answers must not tell whether the typed email has an account. */

export const signUp = endpoint({
  name: 'signUp',
  host: 'accounts',
  method: 'POST',
  path: '/users',
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
  answer: v.object({ email_confirmed: v.boolean() }),
  errors: [codes.badToken],
  keepsSession: true,
})

/** Without an email the call uses the rider's own, so a 401 ends the session. */
export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  host: 'accounts',
  method: 'POST',
  path: '/users/confirm/resend',
  body: v.object({ email: v.optional(text) }),
  answer: nothing,
})
