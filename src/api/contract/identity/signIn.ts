import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { optionalText, text } from '../base/common'
import * as codes from '../base/errorCodes'
import { codeSent } from './secondFactor'
import { user } from './user'

/** The token is a full session, or a temporary one if the second factor is due (decision 86). */
export const loginAnswer = v.intersect([
  user,
  v.object({
    access_token: optionalText,
    code_sent: v.optional(v.nullable(codeSent)),
  }),
])
export type LoginAnswer = v.InferOutput<typeof loginAnswer>

export const login = endpoint({
  name: 'login',
  host: 'accounts',
  method: 'POST',
  path: '/users/login',
  body: v.record(v.string(), text),
  answer: loginAnswer,
  errors: [codes.wrongLogin],
  keepsSession: true,
})
