import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/identity/secondFactor'
import type { FullSession } from '../../../api/contract/identity/secondFactor'
import { newBackupCodes, spendBackupCode } from '../../rules/identity/backupCodes'
import { backupCodesLeft, userAnswer } from '../../rules/riders/userAnswer'
import { refuse } from '../../rules/base/refusal'
import { codeAnswer, expectGoodCode, expectResendTime, newCode } from '../../rules/identity/sentCodes'
import { expectPasswordIfAny } from '../../rules/riders/expectPassword'
import { startSession } from '../../rules/base/sessionTokens'
import { bearerOf, riderOf } from '../../rules/base/visitor'
import type { Bearer } from '../../rules/base/visitor'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const secondFactorBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  enrollSecondFactor: ({ state, body, visitor, now }) => {
    const bearer = bearerOf(visitor)
    // A person who knows only the password, or finds an open session, must not move the second factor to their own phone.
    if (isEnrolled(bearer) && !sessionIn(state, bearer).isPhoneProved) refuse(codes.notAllowed)
    if (bearer.kind === 'rider' && !bearer.user.email_confirmed) refuse(codes.emailNotConfirmed)
    if (bearer.kind === 'rider' && !isEnrolled(bearer)) expectPasswordIfAny(bearer.user, body.current_password)
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
    const session = sessionIn(state, bearer)
    if ('backup_code' in body) {
      if (!isEnrolled(bearer)) refuse(codes.notFound)
      spendBackupCode(state, bearer.user, body.backup_code, now)
      Object.assign(session, { code: null, isPhoneProved: bearer.kind === 'rider' })
      return promote(state, bearer, now)
    }
    const code = session.code ?? refuse(codes.notFound)
    expectGoodCode(code, body.code, now)
    session.code = null
    const wasEnrolled = isEnrolled(bearer)
    session.isPhoneProved = bearer.kind === 'rider' && wasEnrolled && code.phone === bearer.user.mfa_phone
    Object.assign(bearer.user, { mfa_enabled: true, mfa_enrollment_status: '1', mfa_phone: code.phone })
    const backup_codes = wasEnrolled ? null : newBackupCodes(state, bearer.user)
    return { ...promote(state, bearer, now), backup_codes }
  },

  declineSecondFactor: ({ state, body, visitor, now }) => {
    const bearer = bearerOf(visitor)
    // Only a user without an enrolled phone may decline. Others could use it to skip the code.
    if (bearer.kind === 'rider' || isEnrolled(bearer) || bearer.user.mfa_required) refuse(codes.notAllowed)
    if (body.remember) bearer.user.mfa_enrollment_status = '2'
    return promote(state, bearer, now)
  },

  challengeSecondFactor: ({ state, visitor, now }) => {
    const { user, token } = riderOf(visitor)
    if (!user.mfa_phone) refuse(codes.notFound)
    const session = state.sessions[token] ?? refuse(codes.signInNeeded)
    if (session.code?.phone === user.mfa_phone) expectResendTime(session.code, now)
    session.code = newCode(user.mfa_phone, now)
    return codeAnswer(session.code)
  },

  disableSecondFactor: ({ state, body, visitor, now }) => {
    const { user, token } = riderOf(visitor)
    const session = state.sessions[token] ?? refuse(codes.signInNeeded)
    if (user.mfa_required) refuse(codes.notAllowed)
    if ('backup_code' in body) spendBackupCode(state, user, body.backup_code, now)
    else {
      if (!session.code || session.code.phone !== user.mfa_phone) refuse(codes.notFound)
      expectGoodCode(session.code, body.code, now)
    }
    delete state.backupCodes[user.uuid]
    Object.assign(session, { code: null, isPhoneProved: false })
    Object.assign(user, { mfa_enabled: false, mfa_enrollment_status: '2', mfa_phone: null })
    for (const setting of state.notifications[user.uuid] ?? []) setting.sms = false
    return userAnswer(state, user)
  },

  makeBackupCodes: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    if (!user.mfa_phone) refuse(codes.notAllowed)
    expectPasswordIfAny(user, body.current_password)
    return { backup_codes: newBackupCodes(state, user) }
  },
}

const isEnrolled = ({ user }: Bearer) => user.mfa_enrollment_status === '1'

const sessionIn = (state: BackendState, { token }: Bearer) => state.sessions[token] ?? refuse(codes.signInNeeded)

/** Replaces a temporary session by a full one. A rider goes on with the session that they have. */
function promote(state: BackendState, { kind, user, token }: Bearer, now: number): FullSession {
  const { mfa_enrollment_status } = user
  const mfa_backup_codes_left = backupCodesLeft(state, user)
  if (kind === 'rider') return { access_token: token, mfa_enrollment_status, mfa_backup_codes_left }
  delete state.sessions[token]
  return { access_token: startSession(state, user, now), mfa_enrollment_status, mfa_backup_codes_left }
}

/** Writes a number in the international form: `+1` and `902 555-0171` give `+19025550171`. */
function phoneOf(countryCode: string, phone: string): string {
  const country = countryCode.trim().replace(/^\+/, '')
  const digits = phone.replaceAll(/[\s().-]/g, '')
  if (!/^[1-9]\d{0,2}$/.test(country)) refuse(codes.notValid, 'country_code')
  const isNumber = country === '1' ? /^[2-9]\d{9}$/.test(digits) : /^\d{5,12}$/.test(digits)
  return isNumber ? `+${country}${digits}` : refuse(codes.notValid, 'phone')
}
