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
  /** The address that replaces `email` once it is confirmed. Until then `email` signs in (decision 106). */
  new_email: optionalText,
  mobile: optionalText,
  locale: optionalText,
  email_confirmed: v.optional(v.nullable(v.boolean())),
  /** "0" is not enrolled, "1" enrolled, "2" declined (decision 27). */
  mfa_enrollment_status: v.optional(v.nullable(text)),
  /** The phone that gets the codes, masked except for its last digits, and its calling code such as "+1". */
  mfa_phone: optionalText,
  mfa_country_code: optionalText,
  /** How many backup codes of the second factor the rider can still use. */
  mfa_backup_codes_left: optionalCount,
  /** False for a rider who signs in by another provider only. */
  has_password: v.optional(v.nullable(v.boolean())),
  mfa_config: v.optional(v.nullable(v.object({ enabled: v.boolean(), required: v.optional(v.nullable(v.boolean())) }))),
})
export type User = v.InferOutput<typeof user>

export const getMe = endpoint({
  name: 'getMe',
  host: 'accounts',
  method: 'GET',
  path: '/users/me',
  summary: 'The rider who is signed in',
  answer: user,
})

export const updateUser = endpoint({
  name: 'updateUser',
  host: 'accounts',
  method: 'PUT',
  path: '/users',
  summary:
    'Change name, email, mobile or language of the rider; another email needs the password of a rider who has one, must be confirmed first, and is told to the present address, which leaves a change under way as it is',
  body: v.object({
    locale: text,
    first_name: text,
    last_name: text,
    email: text,
    mobile: v.nullable(text),
    version,
    /** Sent with another email alone. */
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
  summary: 'Give up the change to an email that is not confirmed yet',
  answer: user,
  errors: [codes.notFound],
})
