import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/identity/signIn'
import type { LoginAnswer } from '../../../api/contract/identity/signIn'
import { expectCaptcha } from '../../rules/identity/expectCaptcha'
import { isEmailOf, userByEmail } from '../../rules/riders/findUser'
import { refuse } from '../../rules/base/refusal'
import { codeAnswer, codeAtSignIn } from '../../rules/identity/sentCodes'
import { socialProviders } from '../../rules/riders/socialProviders'
import { startSession, startTemporarySession } from '../../rules/base/sessionTokens'
import { userAnswer } from '../../rules/riders/userAnswer'
import { isClosed } from '../../state/account/closing'
import type { UserRecord } from '../../state/identity/users'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

/** The account for which the social providers' `good-token` signs in. */
const socialRider = 'rider@example.com'

export const signInBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  login: ({ state, body, now }) => {
    expectCaptcha(state, body.captcha_token)
    const user = 'access_token' in body ? bySocialToken(state, body) : byPassword(state, body)
    if (!user || isClosed(state, user.uuid)) refuse(codes.wrongLogin)
    return enter(state, user, now)
  },
}

function bySocialToken(state: BackendState, body: Record<string, string>): UserRecord | undefined {
  const isAccepted = body.access_token === 'good-token' && socialProviders.includes(body.login_type ?? '')
  return isAccepted ? userByEmail(state, socialRider) : undefined
}

function byPassword(state: BackendState, { email = '', password }: Record<string, string>): UserRecord | undefined {
  return state.users.find((user) => isEmailOf(user, email) && user.password !== null && user.password === password)
}

/**
 * Signs the user in. If the second factor is due, the token opens only that step, and an enrolled phone receives a code
 * at once.
 */
function enter(state: BackendState, user: UserRecord, now: number): LoginAnswer {
  const isFactorDue = user.mfa_enabled && user.mfa_enrollment_status !== '2'
  if (!isFactorDue) return { ...userAnswer(state, user), access_token: startSession(state, user, now) }
  const code = codeAtSignIn(user, now)
  return {
    ...userAnswer(state, user),
    access_token: startTemporarySession(state, user, now, code),
    ...(code && { code_sent: codeAnswer(code) }),
  }
}
