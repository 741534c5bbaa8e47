import * as v from 'valibot'
import { listOf, nonNegativeCents, nothing, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { listOfGood } from '../base/listOfGood'

/* These calls prove who a rider is. A 401 concerns the typed password. */

export const changePassword = endpoint({
  name: 'changePassword',
  host: 'accounts',
  method: 'PUT',
  path: '/users/password',
  body: v.object({ current_password: text, password: text }),
  answer: nothing,
  errors: [codes.wrongLogin],
  keepsSession: true,
})

export const securityQuestion = v.object({ question_uuid: uuid, text })
export type SecurityQuestion = v.InferOutput<typeof securityQuestion>

export const listSecurityQuestions = endpoint({
  name: 'listSecurityQuestions',
  host: 'accounts',
  method: 'GET',
  path: '/security_questions',
  answer: v.object({ questions: listOfGood(securityQuestion) }),
})

export const listOwnQuestions = endpoint({
  name: 'listOwnQuestions',
  host: 'accounts',
  method: 'GET',
  path: '/users/security_questions',
  answer: v.object({ questions: listOfGood(securityQuestion) }),
})

export const chooseQuestions = endpoint({
  name: 'chooseQuestions',
  host: 'accounts',
  method: 'PUT',
  path: '/users/security_questions',
  body: v.object({
    answers: listOf(v.object({ question_uuid: uuid, answer: text })),
    current_password: text,
  }),
  answer: v.object({ questions: listOfGood(securityQuestion) }),
  errors: [codes.wrongLogin],
  keepsSession: true,
})

export const connection = v.object({
  id: uuid,
  provider: text,
  email: optionalText,
})
export type Connection = v.InferOutput<typeof connection>

export const listConnections = endpoint({
  name: 'listConnections',
  host: 'accounts',
  method: 'GET',
  path: '/users/connections',
  answer: v.object({ connections: listOfGood(connection) }),
})

export const addConnection = endpoint({
  name: 'addConnection',
  host: 'accounts',
  method: 'POST',
  path: '/users/connections',
  body: v.object({
    provider: text,
    access_token: text,
    /** A rider who has a password must give it. The refusal of a wrong one names this field. */
    current_password: v.optional(text),
  }),
  answer: listConnections.answer,
  errors: [codes.wrongLogin, codes.linkedElsewhere],
  keepsSession: true,
})

export const removeConnection = endpoint({
  name: 'removeConnection',
  host: 'accounts',
  method: 'DELETE',
  path: '/users/connections/:id',
  answer: listConnections.answer,
  errors: [codes.notFound, codes.notAllowed],
})

/**
 * What the rider has seen and gives up: if anything else would be lost, the account stays open. Null if the rider could
 * not be told.
 */
const lostWithAccount = v.object({
  wallet: nonNegativeCents,
  funds: nonNegativeCents,
  passes: v.pipe(v.array(uuid), v.maxLength(limits.list)),
})
export type LostWithAccount = v.InferOutput<typeof lostWithAccount>

/** Closing ends every session. A rider who wants the wallet's money has it paid out before (`payOutWallet`). */
const closing = {
  host: 'accounts',
  body: v.object({
    password: text,
    gives_up: v.nullish(lostWithAccount),
  }),
  answer: v.object({ done: v.literal(true) }),
  errors: [codes.wrongLogin, codes.notAllowed, codes.accountNotEmpty],
  keepsSession: true,
  endsSession: true,
} as const

export const deactivateAccount = endpoint({
  ...closing,
  name: 'deactivateAccount',
  method: 'POST',
  path: '/users/deactivate',
})

export const deleteAccount = endpoint({
  ...closing,
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/users/me',
})
