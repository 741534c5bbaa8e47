import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { optionalCount, optionalText, text, uuid, version } from '../base/common'
import * as codes from '../base/errorCodes'

export const user = v.object({
  uuid,
  version,
  first_name: text,
  last_name: text,
  email: text,
  /** The address replaces `email` once it is confirmed (decision 106). */
  new_email: optionalText,
  mobile: optionalText,
  locale: optionalText,
  email_confirmed: v.optional(v.nullable(v.boolean())),
  /** "0" is not enrolled, "1" enrolled, "2" declined (decision 27). */
  mfa_enrollment_status: v.optional(v.nullable(text)),
  mfa_phone: optionalText,
  mfa_country_code: optionalText,
  mfa_backup_codes_left: optionalCount,
  has_password: v.optional(v.nullable(v.boolean())),
  mfa_config: v.optional(v.nullable(v.object({ enabled: v.boolean(), required: v.optional(v.nullable(v.boolean())) }))),
})
export type User = v.InferOutput<typeof user>

export const getMe = endpoint({
  name: 'getMe',
  host: 'accounts',
  method: 'GET',
  path: '/users/me',
  answer: user,
})

export const updateUser = endpoint({
  name: 'updateUser',
  host: 'accounts',
  method: 'PUT',
  path: '/users',
  body: v.object({
    locale: text,
    first_name: text,
    last_name: text,
    email: text,
    mobile: v.nullable(text),
    version,
    current_password: v.optional(text),
  }),
  answer: user,
  errors: [codes.wrongLogin, codes.changedElsewhere],
  keepsSession: true,
})

export const keepEmail = endpoint({
  name: 'keepEmail',
  host: 'accounts',
  method: 'DELETE',
  path: '/users/new_email',
  answer: user,
  errors: [codes.notFound],
})
