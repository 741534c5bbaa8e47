import { configureStore, Tuple } from '@reduxjs/toolkit'
import type { Action, Middleware } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { request } from '../../../../api/client'
import * as codes from '../../../../api/contract/base/errorCodes'
import type { ApiError, Result } from '../../../../api/errors'
import { setClock } from '../../../../shared/clock'
import { readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { followImports, rootReducer } from '../../../../shared/store'
import { portalStarted } from '../../settings'
import { sessionKeys } from '../visitor/sessionKeys'
import { secondFactorDue, selectVisitor, signedIn } from '../visitor/sessionSlice'
import { signInSubmission } from './signIn'

const captcha = { asked: [] as string[], outcome: {} as object }

vi.mock('../captcha/solveCaptcha', () => ({
  solveCaptcha: function* (action: string) {
    captcha.asked.push(action)
    return captcha.outcome
  },
}))

const user = { uuid: 'user-1', version: 'v1', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }
const typed = { email: 'nora@example.com', password: 'Transit-2026' }
const google = { access_token: 'theirs', login_type: 'Google' }
const gives = (value: object): Result<unknown> => ({ ok: true, value: { ...user, ...value } })
const fails = (error: ApiError): Result<unknown> => ({ ok: false, error })
const business = (...given: { code: number; message: string }[]) =>
  fails({ kind: 'business', status: 400, errors: given.map((entry) => ({ ...entry, field: null })) })
const wrong = business({ code: codes.wrongLogin, message: 'Wrong' })
const good = gives({ access_token: 'token' })

interface Called {
  payload?: { fn: unknown; args: [endpoint: { name: string }, input: { body: unknown }] }
}

/** The page to sign in. The backend gives these answers in turn. */
function page(...answers: Result<unknown>[]) {
  const sent: unknown[] = []
  const answerCalls = (next: (effect: unknown) => void) => (effect: Called) => {
    if (effect.payload?.fn !== request) return next(effect)
    sent.push(effect.payload.args[1].body)
    return next(answers.shift())
  }
  const sagas = createSagaMiddleware({ effectMiddlewares: [answerCalls as never] })
  const acts: Action[] = []
  const noted: Middleware = () => (next) => (action) => {
    acts.push(action as Action)
    return next(action)
  }
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple(noted, sagas) })
  followImports(({ name, saga }) => void (name === 'signIn' && sagas.run(saga)))()
  const begin = (withCaptcha: boolean) =>
    store.dispatch(portalStarted({ operator: { captcha: withCaptcha ? {} : undefined }, language: 'en' } as never))
  begin(false)
  const signIn = (credentials: Record<string, string> = typed) => {
    store.dispatch(signInSubmission.requested(credentials))
    return signInSubmission.select(store.getState())
  }
  return { store, sent, acts, begin, signIn, visitor: () => selectVisitor(store.getState()) }
}

const failedUntil = (pausedUntil: number, ...errors: object[]) => ({
  status: 'failed',
  fault: { errors, pausedUntil },
})
const failed = (...errors: object[]) => ({ status: 'failed', fault: { errors } })
const says = (message: string) => ({ key: 'shared:serverSays', values: { message } })
const wrongTyped = failed({ code: 401, key: 'session:signIn.wrong' })
const wrongGoogle = failed({ code: 401, key: 'session:social.failed.google' })

beforeEach(() => {
  captcha.asked.length = 0
  captcha.outcome = { status: 'failed' }
})

describe('Signing in', () => {
  test.each([
    ['typed credentials', typed, undefined],
    ['an account of a provider', google, 'google'],
  ])('@AUTH-02 @AUTH-06 by %s sends them and makes a rider', (_, credentials, provider) => {
    const { signIn, sent, visitor, acts } = page(good)
    expect(signIn(credentials)).toEqual({ status: 'idle' })
    expect([sent, visitor()]).toEqual([[credentials], { kind: 'rider', token: 'token' }])
    expect(acts).toContainEqual(signedIn({ token: 'token', user }))
    expect(readStored(sessionKeys.provider)).toBe(provider)
  })

  test.each<[string, Record<string, string>, Result<unknown>, object]>([
    ['a wrong password', typed, wrong, wrongTyped],
    ['a refused account', google, wrong, wrongGoogle],
    ['no token', typed, gives({}), wrongTyped],
    ['a breakdown', typed, fails({ kind: 'http', status: 500 }), wrongTyped],
    ['a breakdown with a provider', google, fails({ kind: 'badAnswer' }), wrongGoogle],
    [
      'too many tries',
      typed,
      fails({ kind: 'http', status: 429, retryAfter: 5 }),
      failedUntil(1_005_000, { code: 429, key: 'shared:error.tooMany', values: { count: 5 } }),
    ],
    [
      'reasons of the backend',
      typed,
      business({ code: 1, message: 'One' }, { code: 2, message: 'Two' }),
      failed({ code: 1, ...says('One') }, { code: 2, ...says('Two') }),
    ],
    [
      'reasons beside a wrong password',
      typed,
      business({ code: codes.wrongLogin, message: 'One' }, { code: 2, message: 'Two' }),
      wrongTyped,
    ],
    ['reasons for a provider', google, business({ code: 1, message: 'One' }), wrongGoogle],
  ])('@AUTH-05 @AUTH-07 fails by %s, and clears what was stored', (_, credentials, answer, expected) => {
    writeStored(sessionKeys.parentOrgId, 'org-1')
    setClock(() => 1_000_000)
    const { signIn, visitor } = page(answer)
    expect(signIn(credentials)).toEqual(expected)
    expect([visitor(), readStored(sessionKeys.parentOrgId)]).toEqual([{ kind: 'visitor' }, undefined])
  })

  test('@API-05 leaves all as it was when the connection is lost', () => {
    writeStored(sessionKeys.parentOrgId, 'org-1')
    const { signIn } = page(fails({ kind: 'timeout' }))
    expect([signIn(), readStored(sessionKeys.parentOrgId)]).toEqual([{ status: 'idle' }, 'org-1'])
  })

  test.each([
    [true, 'guest'],
    [false, 'visitor'],
  ])('@AUTH-04 failing ends an earlier half-made sign-in (a guest: %s)', (isGuest, kind) => {
    if (isGuest) writeStored(sessionKeys.isGuestUser, 'true')
    const { signIn, store, visitor } = page(wrong)
    store.dispatch(secondFactorDue({ token: 'half-way', user }))
    expect([signIn(), visitor().kind]).toEqual([wrongTyped, kind])
  })

  test('@AUTH-18 asks for a captcha after three failures, where the operator has one', () => {
    const { signIn, begin, sent } = page(wrong, wrong, wrong, good)
    for (let time = 0; time < 3; time += 1) signIn()
    expect(captcha.asked).toEqual([])
    begin(true)
    expect(signIn()).toEqual(failed({ code: 400, key: 'session:captcha.failed' }))
    expect([captcha.asked, sent.length]).toEqual([['login'], 3])
    captcha.outcome = { status: 'solved', token: 'solved' }
    expect(signIn()).toEqual({ status: 'idle' })
    expect(sent.at(-1)).toEqual({ ...typed, captcha_token: 'solved' })
  })

  test('@AUTH-18 asks for none before, and none of a provider’s visitors', () => {
    const { signIn, begin, sent } = page(wrong, wrong, wrong, good)
    begin(true)
    for (let time = 0; time < 3; time += 1) signIn()
    expect([captcha.asked, sent.length]).toEqual([[], 3])
    signIn(google)
    expect([captcha.asked, sent.at(-1)]).toEqual([[], google])
  })
})
