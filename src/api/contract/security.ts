import * as v from 'valibot'
import { nothing, text, uuid } from './common'
import { endpoint } from './endpoint'
import * as codes from './errorCodes'
import { listOfGood } from './listOfGood'

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
    answers: v.array(v.object({ question_uuid: uuid, answer: text })),
    current_password: text,
  }),
  answer: v.object({ questions: listOfGood(securityQuestion) }),
  errors: [codes.wrongLogin],
  keepsSession: true,
})
