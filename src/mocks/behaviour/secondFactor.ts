import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/secondFactor'
import type { FullSession } from '../../api/contract/secondFactor'
import { refuse } from '../rules/refusal'
import { codeAnswer, expectGoodCode, expectResendTime, newCode } from '../rules/sentCodes'
import { startSession } from '../rules/sessionTokens'
import { bearerOf } from '../rules/visitor'
import type { Bearer } from '../rules/visitor'
import type { BackendState } from '../state'
import type { BehaviourOf, CallsOf } from './behaviour'

export const secondFactorBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  enrollSecondFactor: ({ state, body, visitor, now }) => {
    const bearer = bearerOf(visitor)
    // A person who knows only the password must not move the second factor to their own phone.
    if (bearer.kind === 'temporary' && isEnrolled(bearer)) refuse(codes.notAllowed)
    const code = newCode(phoneOf(body.country_code, body.phone), now)
    sessionIn(state, bearer).code = code
    return codeAnswer(code)
  },

  resendSecondFactorCode: ({ state, visitor, now }) => {
    const session = sessionIn(state, bearerOf(visitor))
    const earlier = session.code ?? refuse(codes.notFound)
    expectResendTime(earlier, now)
    session.code = newCode(earlier.phone, now)
    return codeAnswer(session.code)
  },

  verifySecondFactorCode: ({ state, body, visitor, now }) => {
    const bearer = bearerOf(visitor)
    const code = sessionIn(state, bearer).code ?? refuse(codes.notFound)
    expectGoodCode(code, body.code, now)
    Object.assign(bearer.user, { mfa_enabled: true, mfa_enrollment_status: '1', mfa_phone: code.phone })
    return promote(state, bearer, now)
  },

  declineSecondFactor: ({ state, body, visitor, now }) => {
    const bearer = bearerOf(visitor)
    // Only a user without an enrolled phone may decline. Others could use it to skip the code.
    if (bearer.kind === 'rider' || isEnrolled(bearer) || bearer.user.mfa_required) refuse(codes.notAllowed)
    if (body.remember) bearer.user.mfa_enrollment_status = '2'
    return promote(state, bearer, now)
  },
}

const isEnrolled = ({ user }: Bearer) => user.mfa_enrollment_status === '1'

const sessionIn = (state: BackendState, { token }: Bearer) => state.sessions[token] ?? refuse(codes.signInNeeded)

/** Replaces the bearer's session by a full one. */
function promote(state: BackendState, { user, token }: Bearer, now: number): FullSession {
  delete state.sessions[token]
  return { access_token: startSession(state, user, now), mfa_enrollment_status: user.mfa_enrollment_status }
}

/** Writes a number in the international form: `+1` and `902 555-0171` give `+19025550171`. */
function phoneOf(countryCode: string, phone: string): string {
  const country = countryCode.trim().replace(/^\+/, '')
  const digits = phone.replaceAll(/[\s().-]/g, '')
  if (!/^[1-9]\d{0,2}$/.test(country)) refuse(codes.notValid, 'country_code')
  const isNumber = country === '1' ? /^[2-9]\d{9}$/.test(digits) : /^\d{5,12}$/.test(digits)
  return isNumber ? `+${country}${digits}` : refuse(codes.notValid, 'phone')
}
