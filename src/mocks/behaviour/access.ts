import * as codes from '../../api/contract/errorCodes'
import { own } from '../../shared/byName'
import type { BackendState, UserRecord } from '../state'
import { languageOf, nextNumber } from '../state'
import type { InviteRecord } from '../accessRecords'
import { newPerson } from '../people'
import type { BehaviourOf } from './behaviour'
import { expectFields, signUpForm } from './forms'
import { refuse } from './refusal'
import { userAnswer, userByEmail } from './session'
import { endSessionsOf, startSession } from './sessionTokens'
import { riderOf } from './visitor'

type AccessCall =
  | 'signUp'
  | 'confirmEmail'
  | 'resendConfirmation'
  | 'requestPasswordReset'
  | 'checkPasswordReset'
  | 'resetPassword'
  | 'readInvite'
  | 'acceptInvite'
  | 'verifyCaptcha'
  | 'getMe'

export const accessBehaviour: BehaviourOf<AccessCall> = {
  signUp: ({ state, body }) => {
    expectFields(signUpForm(state), body)
    expectCaptcha(body.captcha_token)
    const { first_name, last_name, password } = body
    const email = body.email.trim()
    // A number is spent in any case: the answer must not tell whether the email has an account.
    const uuid = nextUserId(state)
    if (!userByEmail(state, email)) {
      const facts = { mobile: body.mobile || null, locale: languageOf(body.locale), email_confirmed: false }
      state.users.push(newPerson({ uuid, first_name, last_name, email, password, ...facts }))
      mailConfirmation(state, uuid)
    }
    return { uuid, email_confirmed: false }
  },

  /** The same link again is a reload, or a mail program that looked first: no harm. */
  confirmEmail: ({ state, params }) => {
    const user = linkedUser(state, state.mailedLinks.confirm, params.token)
    user.email_confirmed = true
    return { email_confirmed: true }
  },

  resendConfirmation: ({ state, body, visitor }) => {
    const user = body.email === undefined ? riderOf(visitor).user : userByEmail(state, body.email)
    if (user && !user.email_confirmed) mailConfirmation(state, user.uuid)
    return null
  },

  requestPasswordReset: ({ state, body }) => {
    expectFields('forgot', body)
    expectCaptcha(body.captcha_token)
    const user = userByEmail(state, body.email)
    if (user) state.mailedLinks.reset[`reset-${user.uuid}`] = user.uuid
    return null
  },

  checkPasswordReset: ({ state, params }) => {
    linkedUser(state, state.mailedLinks.reset, params.token)
    return { valid: true }
  },

  resetPassword: ({ state, body, params }) => {
    const links = state.mailedLinks.reset
    const user = linkedUser(state, links, params.token)
    expectFields('reset', body)
    user.password = body.password
    endSessionsOf(state, user.uuid)
    for (const [token, uuid] of Object.entries(links)) if (uuid === user.uuid) delete links[token]
    return null
  },

  readInvite: ({ state, params, language }) => {
    const { email, inviter, access } = inviteOf(state, params.token)
    return { email, inviter, access: access[language] }
  },

  acceptInvite: ({ state, body, params, language, now }) => {
    const { email } = inviteOf(state, params.token)
    expectFields('invite', body)
    const { first_name, last_name, password } = body
    const user = newPerson({ uuid: nextUserId(state), first_name, last_name, email, password, locale: language })
    state.users.push(user)
    return { ...userAnswer(user), access_token: startSession(state, user, now) }
  },

  verifyCaptcha: ({ body }) => ({ success: body.token.trim() !== '' }),

  getMe: ({ visitor }) => userAnswer(riderOf(visitor).user),
}

const nextUserId = (state: BackendState) => `user-${nextNumber(state, 'user')}`

function mailConfirmation(state: BackendState, uuid: string): void {
  state.mailedLinks.confirm[`confirm-${uuid}`] = uuid
}

function linkedUser(state: BackendState, links: Record<string, string>, token = ''): UserRecord {
  const uuid = own(links, token)
  return state.users.find((user) => user.uuid === uuid) ?? refuse(codes.badToken)
}

/** An invitation is spent as soon as its email has an account. */
function inviteOf(state: BackendState, token = ''): InviteRecord {
  const links = state.mailedLinks.invite
  const invite = own(links, token)
  return invite && !userByEmail(state, invite.email) ? invite : refuse(codes.badToken)
}

/** Whether one is wanted is the operator's choice, which the portal knows; one that is sent must be solved. */
export function expectCaptcha(token: string | undefined): void {
  if (token?.trim() === '') refuse(codes.notValid, 'captcha_token')
}
