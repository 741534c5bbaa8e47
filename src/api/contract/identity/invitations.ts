import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { text } from '../base/common'
import * as codes from '../base/errorCodes'
import { loginAnswer } from './signIn'

export const invite = v.object({ email: text, inviter: text, access: text })
export type Invite = v.InferOutput<typeof invite>

export const readInvite = endpoint({
  name: 'readInvite',
  host: 'accounts',
  method: 'GET',
  path: '/users/invite/:token',
  answer: invite,
  errors: [codes.badToken],
  keepsSession: true,
})

export const acceptInvite = endpoint({
  name: 'acceptInvite',
  host: 'accounts',
  method: 'POST',
  path: '/users/invite/:token',
  body: v.object({ first_name: text, last_name: text, password: text }),
  answer: loginAnswer,
  errors: [codes.badToken],
  keepsSession: true,
})
