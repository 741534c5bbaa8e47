import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { text } from '../base/common'
import * as codes from '../base/errorCodes'
import { loginAnswer } from './signIn'

/** The inviter, the invited person, and what the invited person may do, in the requested language. */
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
