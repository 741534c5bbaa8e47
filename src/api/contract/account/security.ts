import * as v from 'valibot'
import { listOf, nonNegativeCents, nothing, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import * as limits from '../base/limits'
import { listOfGood } from '../base/listOfGood'

/* What proves that a rider is who they are. A 401 here is about the typed password. */

export const changePassword = endpoint({
  name: 'changePassword',
  host: 'accounts',
  method: 'PUT',
  path: '/users/password',
  summary: 'Set another password and end all other sessions of the rider',
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
  summary: 'The security questions that riders can choose from',
  answer: v.object({ questions: listOfGood(securityQuestion) }),
})

export const listOwnQuestions = endpoint({
  name: 'listOwnQuestions',
  host: 'accounts',
  method: 'GET',
  path: '/users/security_questions',
  summary: "The rider's security questions, without the answers",
  answer: v.object({ questions: listOfGood(securityQuestion) }),
})

export const chooseQuestions = endpoint({
  name: 'chooseQuestions',
  host: 'accounts',
  method: 'PUT',
  path: '/users/security_questions',
  summary: "Replace the rider's security questions and their answers",
  body: v.object({
    answers: listOf(v.object({ question_uuid: uuid, answer: text })),
    current_password: text,
  }),
  answer: v.object({ questions: listOfGood(securityQuestion) }),
  errors: [codes.wrongLogin],
  keepsSession: true,
})

/** An account of another provider with which the rider can sign in. */
export const connection = v.object({
  id: uuid,
  /** Google, Facebook, AppleId. The portal shows an unknown one by its name. */
  provider: text,
  /** The address of that account. */
  email: optionalText,
})
export type Connection = v.InferOutput<typeof connection>

export const listConnections = endpoint({
  name: 'listConnections',
  host: 'accounts',
  method: 'GET',
  path: '/users/connections',
  summary: "The rider's connected accounts",
  answer: v.object({ connections: listOfGood(connection) }),
})

export const addConnection = endpoint({
  name: 'addConnection',
  host: 'accounts',
  method: 'POST',
  path: '/users/connections',
  summary: 'Connect an account of another provider; one that is connected already stays',
  body: v.object({
    provider: text,
    access_token: text,
    /** Needed from a rider who has a password. The refusal of a wrong one names this field. */
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
  summary: 'Disconnect an account; not the only way to sign in of a rider without a password',
  answer: listConnections.answer,
  errors: [codes.notFound, codes.notAllowed],
})

/**
 * What a rider has seen and gives up with the account: while more or other would be lost, it stays open. Null where the
 * rider could not be told.
 */
const lostWithAccount = v.object({
  /** Cents of the wallet that are moved nowhere. */
  wallet: nonNegativeCents,
  /** Cents on virtual cards, with what is on its way. */
  funds: nonNegativeCents,
  /** The ids of the passes that can still be used, on virtual cards or on none. */
  passes: v.pipe(v.array(uuid), v.maxLength(limits.list)),
})
export type LostWithAccount = v.InferOutput<typeof lostWithAccount>

/**
 * Closing ends every session of the rider. What is left in the wallet is lost: a rider who wants it has it paid out before
 * (`payOutWallet`), with a key of its own.
 */
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
  summary: 'Close the account and keep its records, so that the provider can open it again',
})

export const deleteAccount = endpoint({
  ...closing,
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/users/me',
  summary: 'Close the account for good and delete what is known of the rider',
})
