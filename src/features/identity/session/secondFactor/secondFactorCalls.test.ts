import type { Action } from '@reduxjs/toolkit'
import { runSaga } from 'redux-saga'
import type { Saga } from 'redux-saga'
import { beforeEach, describe, expect, test } from 'vitest'
import { request } from '../../../../api/client'
import * as codes from '../../../../api/contract/base/errorCodes'
import type { User } from '../../../../api/contract/identity/user'
import type { ApiError, Result } from '../../../../api/errors'
import { setClock } from '../../../../shared/clock'
import { announced, successShown } from '../../../../shared/notices/noticesSlice'
import { readStored } from '../../../../shared/storage/browserStorage'
import { rootReducer } from '../../../../shared/store'
import type { Progress } from '../../secondFactor'
import { sessionKeys } from '../visitor/sessionKeys'
import {
  secondFactorDue,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
} from '../visitor/sessionSlice'
import { keepTemporary } from '../visitor/storedSession'
import { backupCodesMade } from './backupCodes'
import * as calls from './secondFactorCalls'
import './secondFactorSaga'
import * as slice from './secondFactorSlice'

const user: User = { uuid: 'user-1', version: 'v1', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }
const now = 1_000
const code = { sentTo: '•• 71', expiresAt: 600_000, triesLeft: 5 }
const progress: Progress = { step: 'code', isEnrolled: false, isRequired: false, code, resendAt: 0, endsAt: now + 1 }
const sent = { sent_to: '•• 71', resend_after: 60, expires_in: 600, tries_left: 5 }
const session = { access_token: 'token', mfa_enrollment_status: '1' }
const passedUser = { ...user, mfa_enrollment_status: '1', mfa_backup_codes_left: undefined }

const http = (status: number): ApiError => ({ kind: 'http', status })
const business = (errorCode: number, status = 400): ApiError => ({
  kind: 'business',
  status,
  errors: [{ code: errorCode, message: '', field: null }],
})

interface Called {
  payload?: { fn: unknown; args: [endpoint: { name: string }, input: Record<string, unknown>] }
}

/** A tab at the second factor. The backend gives these answers in turn. */
function tabAt(given: Partial<Progress> = {}, isReloaded = false) {
  const acts: Action[] = []
  const asked: [string, unknown][] = []
  let state = rootReducer(undefined, { type: '' })
  const dispatch = (action: Action) => {
    acts.push(action)
    state = rootReducer(state, action)
    return action
  }
  dispatch(
    isReloaded
      ? sessionRestored({ isGuest: false, tempAuthToken: 'half-way' })
      : secondFactorDue({ token: 'half-way', user }),
  )
  keepTemporary('half-way', progress)
  dispatch(slice.progressRead({ ...progress, ...given }))
  function play<Act extends Action>(work: (action: Act) => Generator, action: Act, ...answers: Result<unknown>[]) {
    dispatch(action)
    acts.length = 0
    const answerCalls = (next: (effect: unknown) => void) => (effect: Called) => {
      const { fn, args } = effect.payload ?? {}
      if (fn !== request || !args) return next(effect)
      const [{ name }, { signal: _, ...input }] = args
      asked.push([name, input])
      return next(answers.shift())
    }
    runSaga({ dispatch, getState: () => state, effectMiddlewares: [answerCalls as never] }, work as Saga, action)
    return { acts, asked, step: slice.selectSecondFactor(state), visitor: selectVisitor(state) }
  }
  return { play, dispatch, step: () => slice.selectSecondFactor(state) }
}

const fails = (error: ApiError): Result<never> => ({ ok: false, error })
const gives = <T>(value: T): Result<T> => ({ ok: true, value })
const given = slice.codeGiven('123456')

beforeEach(() => setClock(() => now))

describe('@AUTH-04 the calls of the second factor', () => {
  test('send what was typed, and show the answer', () => {
    const phone = { country_code: '+1', phone: '9025550133' }
    const enrolled = tabAt({ step: 'phone', code: null }).play(calls.enroll, slice.phoneGiven(phone), gives(sent))
    expect(enrolled.asked).toEqual([['enrollSecondFactor', { body: phone }]])
    expect(enrolled.step).toMatchObject({ step: 'code', resendAt: 61_000, pending: null })

    const resent = tabAt().play(calls.resend, slice.resendRequested(), gives(sent))
    expect(resent.asked).toEqual([['resendSecondFactorCode', { body: {} }]])
    expect(resent.acts).toContainEqual(announced({ key: 'secondFactor:code.sent' }))
    expect(resent.step).toMatchObject({ resendAt: 61_000 })

    const tooEarly = tabAt().play(calls.resend, slice.resendRequested(), fails(http(429)))
    expect([tooEarly.acts.length, tooEarly.step]).toEqual([1, expect.objectContaining({ resendAt: 61_000 })])

    const verified = tabAt().play(calls.verify, given, fails(business(codes.wrongCode, 401)))
    expect(verified.asked).toEqual([['verifySecondFactorCode', { body: { code: '123456' } }]])
    expect(verified.step).toMatchObject({ code: { triesLeft: 4 } })

    const backup = tabAt().play(calls.verifyBackup, slice.backupCodeGiven('SABLE-PORT3'), fails(http(404)))
    expect(backup.asked).toEqual([['verifySecondFactorCode', { body: { backup_code: 'SABLE-PORT3' } }]])
    expect(backup.step).toMatchObject({ fieldErrors: { backup_code: { key: 'secondFactor:backup.none' } } })
  })

  test.each<[string, ApiError, object]>([
    ['must be taken', business(codes.notAllowed, 403), { isRequired: true }],
    ['cannot be put off now', http(500), { isRequired: false, errors: [{ key: 'shared:error.generic' }] }],
  ])('an offer that %s stays', (_, error, expected) => {
    const act = slice.offerDeclined({ remember: true })
    const { step, asked } = tabAt({ step: 'offer', code: null }).play(calls.decline, act, fails(error))
    expect(asked).toEqual([['declineSecondFactor', { body: { remember: true } }]])
    expect(step).toMatchObject({ step: 'offer', pending: null, ...expected })
  })

  test('are not made for an event that does not fit the step', () => {
    expect(tabAt({ step: 'offer' }).play(calls.verify, given).asked).toEqual([])
    const tab = tabAt()
    tab.dispatch(sessionLost('elsewhere'))
    expect(tab.play(calls.verify, given).asked).toEqual([])
  })

  test.each<[string, Partial<Progress>, ApiError, boolean]>([
    ['the time is over', { endsAt: now }, http(500), true],
    ['the token is refused', {}, http(401), true],
    ['the session has ended', {}, business(codes.sessionEnded), true],
    ['the code is wrong, whatever the status', {}, business(codes.wrongCode, 401), false],
    ['the code has expired, whatever the status', {}, business(codes.codeExpired, 401), false],
    ['the call fails', {}, http(500), false],
  ])('lead back to the credentials if %s: %#', (_, at, error, isOver) => {
    const { acts, asked, step, visitor } = tabAt(at).play(calls.verify, given, fails(error))
    expect(acts.some(signInExpired.match)).toBe(isOver)
    expect([step.step, visitor.kind]).toEqual(isOver ? ['closed', 'visitor'] : ['code', 'temporary'])
    expect(readStored(sessionKeys.tempAuthToken)).toBe(isOver ? undefined : 'half-way')
    expect(asked).toHaveLength(at.endsAt === now ? 0 : 1)
  })

  test('leave a lost connection to its pop-up', () => {
    const { step } = tabAt().play(calls.verify, given, fails({ kind: 'timeout' }))
    expect(step).toMatchObject({ step: 'code', code, pending: null })
    expect(step).not.toHaveProperty('errors')
  })
})

describe('@AUTH-04 a second factor that is passed', () => {
  const enrolled = successShown({ key: 'session:secondFactor.enrolled' })
  const used = (count: number) => successShown({ key: 'secondFactor:backup.used', values: { count } })
  const made = { ...session, backup_codes: ['a', 'b'] }
  const rider = signedIn({ token: 'token', user: passedUser })
  const passed = slice.stepPassed()
  const backup = slice.backupCodeGiven('SABLE-PORT3')

  test.each<[string, () => ReturnType<ReturnType<typeof tabAt>['play']>, Action[]]>([
    ['a new phone', () => tabAt().play(calls.verify, given, gives(session)), [passed, enrolled, rider]],
    [
      'a new phone, with backup codes',
      () => tabAt().play(calls.verify, given, gives(made)),
      [passed, enrolled, backupCodesMade(['a', 'b']), rider],
    ],
    [
      'no new codes',
      () => tabAt().play(calls.verify, given, gives({ ...session, backup_codes: [] })),
      [passed, enrolled, rider],
    ],
    [
      'the phone of before',
      () => tabAt({ isEnrolled: true }).play(calls.verify, given, gives(session)),
      [passed, rider],
    ],
    [
      'no phone',
      () => tabAt({ step: 'offer' }).play(calls.decline, slice.offerDeclined({ remember: false }), gives(session)),
      [passed, rider],
    ],
    [
      'a backup code of few',
      () =>
        tabAt({ isEnrolled: true }).play(calls.verifyBackup, backup, gives({ ...session, mfa_backup_codes_left: 0 })),
      [used(0), passed, signedIn({ token: 'token', user: { ...passedUser, mfa_backup_codes_left: 0 } })],
    ],
    [
      'a backup code of many',
      () =>
        tabAt({ isEnrolled: true }).play(
          calls.verifyBackup,
          backup,
          gives({ ...session, mfa_backup_codes_left: null }),
        ),
      [passed, signedIn({ token: 'token', user: { ...passedUser, mfa_backup_codes_left: null } })],
    ],
  ])('makes a rider by %s', (_, play, expected) => {
    const { acts, visitor } = play()
    expect(acts.filter((action) => !slice.stepAnswered.match(action))).toEqual(expected)
    expect(visitor).toEqual({ kind: 'rider', token: 'token' })
    expect([readStored(sessionKeys.authToken), readStored(sessionKeys.tempAuthToken)]).toEqual(['token', undefined])
  })

  test.each<[string, Result<User>, Action, User | undefined]>([
    ['is asked', gives(user), signedIn({ token: 'token', user }), user],
    ['cannot be asked', fails(http(500)), sessionRestored({ authToken: 'token', isGuest: false }), undefined],
  ])('after a reload the rider’s name %s', (_, answer, act, known) => {
    const { acts, asked } = tabAt({ isEnrolled: true }, true).play(calls.verify, given, gives(session), answer)
    expect(asked[1]).toEqual(['getMe', { as: { kind: 'rider', token: 'token' }, quiet: true }])
    expect([acts, readStored(sessionKeys.user)]).toEqual([[passed, act], known])
  })
})

describe('@AUTH-04 the step of the second factor', () => {
  test('follows the visitor’s acts', () => {
    const tab = tabAt({ step: 'offer', code: null })
    const after = (action: Action) => {
      tab.dispatch(action)
      const step = tab.step()
      return 'pending' in step ? [step.step, step.pending] : [step.step]
    }
    expect(after(slice.offerAccepted())).toEqual(['phone', null])
    expect(after(slice.offerReopened())).toEqual(['offer', null])
    expect(after(slice.offerDeclined({ remember: false }))).toEqual(['offer', 'notNow'])
    expect(after(slice.skipRefused())).toEqual(['offer', null])
    tab.dispatch(slice.progressRead(progress))
    expect(after(slice.numberChanged())).toEqual(['phone', null])
    tab.dispatch(slice.progressRead(progress))
    expect(after(sessionRestored({ isGuest: false, tempAuthToken: 'half-way' }))).toEqual(['code', null])
    expect(after(sessionRestored({ isGuest: true }))).toEqual(['closed'])
  })

  test.each<[string, Action]>([
    ['a new sign-in', secondFactorDue({ token: 'new', user })],
    ['a rider', signedIn({ token: 'token', user })],
    ['a lost session', sessionLost('elsewhere')],
    ['the end of its time', signInExpired({ isGuest: false })],
  ])('closes with %s', (_, action) => {
    const tab = tabAt()
    tab.dispatch(action)
    expect(tab.step()).toEqual({ step: 'closed' })
  })
})
