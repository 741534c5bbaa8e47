import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { nothing, text, uuid } from '../base/common'
import * as codes from '../base/errorCodes'

/*
 * Opening an account and confirming its email. These answers must not tell whether an account exists for the typed
 * email.
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

/** Without an email the call uses the rider's own, so a 401 does end the session. */
export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  host: 'accounts',
  method: 'POST',
  path: '/users/confirm/resend',
  summary: 'Send the confirmation again, to the rider or the email given; the same answer for an unknown email',
  body: v.object({ email: v.optional(text) }),
  answer: nothing,
})
