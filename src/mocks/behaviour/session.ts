import * as codes from '../../api/contract/errorCodes'
import type { User } from '../../api/contract/user'
import type { BackendState, UserRecord } from '../state'
import type { BehaviourOf } from './behaviour'
import { refuse } from './refusal'
import { newCode } from './sentCodes'
import { bearerOf, riderOf } from './visitor'

export const sessionBehaviour: BehaviourOf<'logout' | 'updateUser'> = {
  logout: ({ state, visitor }) => {
    delete state.sessions[bearerOf(visitor).token]
    return null
  },

  updateUser: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const email = body.email.trim()
    if (state.users.some((other) => other !== user && isEmailOf(other, email))) refuse(codes.notValid, 'email')
    if (!isEmailOf(user, email)) user.email_confirmed = false
    const { first_name, last_name, mobile, locale } = body
    Object.assign(user, { first_name, last_name, mobile, locale, email })
    return userAnswer(user)
  },
}

export const isEmailOf = (user: UserRecord, email: string) => user.email.toLowerCase() === email.trim().toLowerCase()

export const userByEmail = (state: BackendState, email: string) => state.users.find((user) => isEmailOf(user, email))

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
