// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as scripts from '../../../../shared/loadScript'
import { testBackend, testPortal } from '../../../../testing/portal'
import '../../../cards/fareMedia/guestCard/cardSession'
import { cardEntrySubmission } from '../../../cards/fareMedia/guestCard/cardEntrySubmission'
import { signUpSubmission } from '../../registration/signUp/signUp'
import { forgotSubmission, selectResetLinkAsked } from '../../registration/recovery/forgot'
import { selectIsRider, selectVisitor } from '../visitor/sessionSlice'
import { signInSubmission } from '../signIn/signIn'
import { captchaFault } from './solveCaptcha'

const execute = vi.fn<NonNullable<Window['grecaptcha']>['execute']>()

beforeEach(() => {
  vi.spyOn(scripts, 'loadScript').mockResolvedValue()
  execute.mockReset().mockResolvedValue('captcha-token')
  window.grecaptcha = { ready: (done) => done(), execute }
})

const person = { first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com', password: 'Harbour 7', locale: 'en' }

function start(isGuarded = true) {
  const portal = testPortal({
    settings: (settings) => (settings.captcha = isGuarded ? { siteKey: 'site-key_1' } : undefined),
  })
  return portal
}

async function signUp(portal = start()) {
  portal.store.dispatch(signUpSubmission.requested(person))
  return signUpSubmission.select(await portal.until((state) => signUpSubmission.select(state).status !== 'sending'))
}

async function forgot(portal = start()) {
  portal.store.dispatch(forgotSubmission.requested({ email: person.email }))
  const state = await portal.until((now) => forgotSubmission.select(now).status !== 'sending')
  return { submission: forgotSubmission.select(state), email: selectResetLinkAsked(state).email }
}

const sent = async (backend: ReturnType<typeof testBackend>) =>
  (await backend.calls()).map(({ name, body }) => [name, (body as Record<string, string>).captcha_token])

describe('a captcha', () => {
  it('@AUTH-18 guards signing up: solved, checked, and sent along', async () => {
    const backend = testBackend()
    expect((await signUp()).status).toBe('done')
    expect(execute).toHaveBeenCalledExactlyOnceWith('site-key_1', { action: 'signup' })
    expect(vi.mocked(scripts.loadScript).mock.calls[0]?.[0].address).toMatch(
      /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?.*render=site-key_1$/,
    )
    expect(await sent(backend)).toEqual([
      ['verifyCaptcha', undefined],
      ['signUp', 'captcha-token'],
    ])
  })

  it('@AUTH-18 guards asking for a new password', async () => {
    const backend = testBackend()
    expect((await forgot()).email).toBe(person.email)
    expect(execute).toHaveBeenCalledExactlyOnceWith('site-key_1', { action: 'forgot' })
    expect(await sent(backend)).toEqual([
      ['verifyCaptcha', undefined],
      ['requestPasswordReset', 'captcha-token'],
    ])
  })

  it('@AUTH-18 is not there where the operator wants none: no script, no call', async () => {
    const backend = testBackend()
    await signUp(start(false))
    expect(scripts.loadScript).not.toHaveBeenCalled()
    expect(await sent(backend)).toEqual([['signUp', undefined]])
  })

  it.each([
    ['its script is blocked', () => vi.mocked(scripts.loadScript).mockRejectedValueOnce(new Error('blocked'))],
    ['its script brings nothing', () => void (window.grecaptcha = undefined)],
    ['it does not solve', () => execute.mockReturnValueOnce(Promise.reject(new Error('network')))],
    ['it solves to nothing', () => execute.mockResolvedValueOnce('')],
  ])('@AUTH-18 lets nothing through when %s, and the form can be sent again', async (_, fail) => {
    const backend = testBackend()
    const portal = start()
    fail()
    expect(await signUp(portal)).toEqual({ status: 'failed', fault: captchaFault })
    expect(await sent(backend)).toEqual([])
    window.grecaptcha = { ready: (done) => done(), execute }
    expect((await signUp(portal)).status).toBe('done')
  })

  it.each(['offline', '500', 'html', '50020', 'wrongShape'] as const)(
    '@AUTH-18 lets nothing through when its check fails by %s',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('verifyCaptcha', kind)
      expect((await forgot()).submission).toEqual({ status: 'failed', fault: captchaFault })
      expect((await backend.calls()).map(({ name }) => name)).toEqual(['verifyCaptcha'])
    },
  )

  it.each([
    ['signUp', async (portal: ReturnType<typeof start>) => (await signUp(portal)).status],
    ['requestPasswordReset', async (portal: ReturnType<typeof start>) => (await forgot(portal)).submission.status],
  ] as const)('@AUTH-18 is solved again when %s failed after it and is sent again', async (name, press) => {
    const backend = testBackend()
    const portal = start()
    execute.mockResolvedValueOnce('first-token').mockResolvedValueOnce('second-token')
    await backend.fault(name, '500json', 1)
    expect(await press(portal)).toBe('failed')
    expect(await press(portal)).toBe('done')
    expect(await sent(backend)).toEqual([
      ['verifyCaptcha', undefined],
      [name, 'first-token'],
      ['verifyCaptcha', undefined],
      [name, 'second-token'],
    ])
  })

  it('@AUTH-18 lets nothing through that the backend does not take for solved', async () => {
    const backend = testBackend()
    execute.mockResolvedValueOnce(' ')
    expect((await forgot()).submission.status).toBe('failed')
    expect((await backend.calls()).map(({ name }) => name)).toEqual(['verifyCaptcha'])
  })
})

describe('a captcha before signing in', () => {
  const right = { email: 'rider@example.com', password: 'Transit-2026' }
  const wrong = { ...right, password: 'Transit-2025' }

  async function signIn(credentials: Record<string, string>, portal: ReturnType<typeof start>) {
    portal.store.dispatch(signInSubmission.requested(credentials))
    return portal.until((state) => signInSubmission.select(state).status !== 'sending')
  }

  async function failThrice(portal = start()) {
    for (let time = 0; time < 3; time += 1) await signIn(wrong, portal)
    return portal
  }

  it('@AUTH-18 comes after three failures, and goes along with the credentials', async () => {
    const backend = testBackend()
    const portal = await failThrice()
    expect(execute).not.toHaveBeenCalled()
    expect(selectIsRider(await signIn(right, portal))).toBe(true)
    expect(execute).toHaveBeenCalledExactlyOnceWith('site-key_1', { action: 'login' })
    expect((await sent(backend)).slice(3)).toEqual([
      ['verifyCaptcha', undefined],
      ['login', 'captcha-token'],
    ])
  })

  it('@AUTH-18 that is not solved says so, sends no password, and can be tried again', async () => {
    const backend = testBackend()
    const portal = await failThrice()
    execute.mockImplementationOnce(() => Promise.reject(new Error('blocked')))
    expect(signInSubmission.select(await signIn(right, portal))).toEqual({
      status: 'failed',
      fault: { errors: [{ code: 400, key: 'session:captcha.failed' }] },
    })
    expect(await backend.calls()).toHaveLength(3)
    expect(selectIsRider(await signIn(right, portal))).toBe(true)
  })

  it('@AUTH-18 is not for a provider’s token, nor where the operator wants none', async () => {
    testBackend()
    await signIn({ access_token: 'good-token', login_type: 'Google' }, await failThrice())
    await signIn(right, await failThrice(start(false)))
    expect(execute).not.toHaveBeenCalled()
  })
})

describe('a captcha before a guest’s card', () => {
  const card = { number: '6030123456789012', code: '123' }
  const told = (key: string) => ({ status: 'failed', fault: { errors: [{ key }] } })

  async function enter(portal = start(), typed = card) {
    portal.store.dispatch(cardEntrySubmission.requested(typed))
    return cardEntrySubmission.select(
      await portal.until((state) => cardEntrySubmission.select(state).status !== 'sending'),
    )
  }

  it('@FM-12 @AUTH-18 goes along with number and code, once; the next try has one of its own', async () => {
    const backend = testBackend()
    const portal = start()
    execute.mockResolvedValueOnce('first-token').mockResolvedValueOnce('second-token')
    expect(await enter(portal, { ...card, code: '999' })).toEqual(told('fareMedia:entry.noMatch'))
    await enter(portal)
    expect(selectVisitor(portal.store.getState()).kind).toBe('guest')
    expect(execute.mock.calls).toEqual(Array(2).fill(['site-key_1', { action: 'manage_card' }]))
    expect((await sent(backend)).filter(([name]) => name !== 'listFareMedia')).toEqual([
      ['verifyCaptcha', undefined],
      ['startCardSession', 'first-token'],
      ['verifyCaptcha', undefined],
      ['startCardSession', 'second-token'],
    ])
  })

  it.each([
    ['is blocked', () => vi.mocked(scripts.loadScript).mockRejectedValueOnce(new Error('blocked')), []],
    ['is not taken for solved', () => execute.mockResolvedValueOnce(' '), ['verifyCaptcha']],
  ])('@FM-12 @AUTH-18 that %s says so, sends no number, and can be tried again', async (_, fail, calls) => {
    const backend = testBackend()
    const portal = start()
    fail()
    expect(await enter(portal)).toEqual(told('session:captcha.failed'))
    expect((await backend.calls()).map(({ name }) => name)).toEqual(calls)
    expect((await enter(portal)).status).toBe('done')
  })

  it('@FM-12 @AUTH-18 is not there where the operator wants none', async () => {
    const backend = testBackend()
    expect((await enter(start(false))).status).toBe('done')
    expect(scripts.loadScript).not.toHaveBeenCalled()
    expect((await sent(backend))[0]).toEqual(['startCardSession', undefined])
  })
})
