import type { LoginAnswer, User } from '../../api/contract/session'
import type { BackendState, UserRecord } from '../state'
import { languageOf } from '../state'
import type { BehaviourOf } from './behaviour'
import { formFields, isFormMethod, signUpForm } from './forms'
import { refuse } from './refusal'
import { codeAnswer, newCode } from './sentCodes'
import { startSession, startTemporarySession } from './sessionTokens'
import { bearerOf, riderOf } from './visitor'

const socialProviders = ['Google', 'Facebook', 'AppleId']

/** Whom a connected account's token `good-token` stands for. */
const socialRider = 'rider@example.com'

export const sessionBehaviour: BehaviourOf<'getForm' | 'login' | 'logout' | 'updateUser'> = {
  getForm: ({ state, body }) => {
    if (!isFormMethod(body.form_method)) refuse(40001, 'form_method')
    const method = body.form_method === 'signup' ? signUpForm(state) : body.form_method
    return { fields: formFields(method, languageOf(body.langCode)) }
  },

  login: ({ state, body, now }) => {
    const user = 'access_token' in body ? bySocialToken(state, body) : byPassword(state, body)
    if (!user) refuse(40101)
    return enter(state, user, now)
  },

  logout: ({ state, visitor }) => {
    delete state.sessions[bearerOf(visitor).token]
    return null
  },

  updateUser: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const email = body.email.trim()
    if (state.users.some((other) => other !== user && isEmailOf(other, email))) refuse(40001, 'email')
    if (!isEmailOf(user, email)) user.email_confirmed = false
    const { first_name, last_name, mobile, locale } = body
    Object.assign(user, { first_name, last_name, mobile, locale, email })
    return userAnswer(user)
  },
}

const isEmailOf = (user: UserRecord, email: string) => user.email.toLowerCase() === email.trim().toLowerCase()

export const userByEmail = (state: BackendState, email: string) => state.users.find((user) => isEmailOf(user, email))

function bySocialToken(state: BackendState, body: Record<string, string>): UserRecord | undefined {
  const isAccepted = body.access_token === 'good-token' && socialProviders.includes(body.login_type ?? '')
  return isAccepted ? userByEmail(state, socialRider) : undefined
}

function byPassword(state: BackendState, { email = '', password }: Record<string, string>): UserRecord | undefined {
  return state.users.find((user) => isEmailOf(user, email) && user.password === password)
}

/** A rider whose second factor is due gets a token that opens that step only; an enrolled phone gets its code at once. */
function enter(state: BackendState, user: UserRecord, now: number): LoginAnswer {
  const isFactorDue = user.mfa_enabled && user.mfa_enrollment_status !== '2'
  if (!isFactorDue) return { ...userAnswer(user), access_token: startSession(state, user, now) }
  const code = codeAtSignIn(user, now)
  return {
    ...userAnswer(user),
    access_token: startTemporarySession(state, user, now, code),
    ...(code && { code_sent: codeAnswer(code) }),
  }
}

/** The code that goes out as soon as the password was right; nobody else has a phone to send it to. */
export const codeAtSignIn = (user: UserRecord, now: number | null) =>
  user.mfa_enrollment_status === '1' && user.mfa_phone ? newCode(user.mfa_phone, now) : null

/** The rider as the contract describes one: without password. */
export function userAnswer(user: UserRecord): User {
  const { uuid, first_name, last_name, email, mobile, locale, email_confirmed, mfa_enrollment_status } = user
  return {
    uuid,
    first_name,
    last_name,
    email,
    mobile,
    locale,
    email_confirmed,
    mfa_enrollment_status,
    mfa_config: { enabled: user.mfa_enabled, required: user.mfa_required },
  }
}
