import * as v from 'valibot'
import { endpoint } from './endpoint'
import { nothing, optionalText, text, uuid } from './common'
import { codeSent } from './secondFactor'

/** How one form field looks and what it accepts (specification 3, form field config). */
export const fieldConfig = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,60}$/i)),
  label: text,
  pattern: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
  minlength: v.optional(v.nullable(v.number())),
  maxlength: v.optional(v.nullable(v.number())),
  required: v.optional(v.nullable(v.boolean())),
  messages: v.optional(v.nullable(v.record(v.string(), text))),
  /** What there is to choose from, where nothing is typed: security questions, for one (decision 65). */
  options: v.optional(v.nullable(v.pipe(v.array(v.object({ value: text, label: text })), v.maxLength(300)))),
})
export type FieldConfig = v.InferOutput<typeof fieldConfig>

export const user = v.object({
  uuid,
  first_name: text,
  last_name: text,
  email: text,
  mobile: optionalText,
  locale: optionalText,
  email_confirmed: v.optional(v.nullable(v.boolean())),
  /** "0" not enrolled, "1" enrolled, "2" declined (decision 27). */
  mfa_enrollment_status: v.optional(v.nullable(text)),
  mfa_config: v.optional(v.nullable(v.object({ enabled: v.boolean(), required: v.optional(v.nullable(v.boolean())) }))),
})
export type User = v.InferOutput<typeof user>

/** The rider, and a token: a full session, or a temporary one where the second factor is due (decision 86). */
export const loginAnswer = v.intersect([
  user,
  v.object({
    access_token: optionalText,
    /** The code that went out to a rider whose phone is enrolled. */
    code_sent: v.optional(v.nullable(codeSent)),
  }),
])
export type LoginAnswer = v.InferOutput<typeof loginAnswer>

export const getForm = endpoint({
  name: 'getForm',
  host: 'web',
  method: 'POST',
  path: '/api/get_form',
  summary: 'The fields of a form in the language asked for',
  body: v.object({ form_method: text, langCode: text }),
  answer: v.object({ fields: v.pipe(v.array(fieldConfig), v.maxLength(60)) }),
})

export const login = endpoint({
  name: 'login',
  host: 'accounts',
  method: 'POST',
  path: '/users/login',
  summary: 'Sign in with the values of the sign-in form',
  body: v.record(v.string(), v.string()),
  answer: loginAnswer,
  keepsSession: true,
})

export const logout = endpoint({
  name: 'logout',
  host: 'accounts',
  method: 'POST',
  path: '/users/logout',
  summary: 'End the session',
  answer: nothing,
  keepsSession: true,
  endsSession: true,
})

export const updateUser = endpoint({
  name: 'updateUser',
  host: 'accounts',
  method: 'PUT',
  path: '/users',
  summary: 'Change name, email, mobile or language of the rider',
  body: v.object({
    locale: text,
    first_name: text,
    last_name: text,
    email: text,
    mobile: v.nullable(text),
  }),
  answer: user,
})
