// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { languageChanged } from '../../settings'
import { selectCartCount } from '../../../buying/cart'
import { selectConnection, selectNotices } from '../../../../shared/notices/noticesSlice'
import { faultIn } from '../../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../../testing/portal'
import { guestStarted, selectIsRider, selectIsTemporary, selectUser } from '../visitor/sessionSlice'
import { signInForm } from './signInFields'
import { signInSubmission } from './signIn'

const rider = { email: 'rider@example.com', password: 'Transit-2026' }
const kept = (key: string) => window.localStorage.getItem(key)

/** Signs in and waits for the outcome. */
async function attempt(credentials: Record<string, string>, portal = testPortal()) {
  portal.store.dispatch(signInSubmission.requested(credentials))
  const state = await portal.until((state) => signInSubmission.select(state).status !== 'sending')
  const submission = signInSubmission.select(state)
  return { portal, state, status: submission.status, errors: faultIn(submission)?.errors ?? [] }
}

describe('signing in', () => {
  it('@AUTH-01 @AUTH-02 with email and password makes a rider and stores token and user', async () => {
    const backend = testBackend()
    window.localStorage.setItem('isGuestUser', 'true')
    window.localStorage.setItem('card_token', 'guest-card')
    const { state } = await attempt(rider)
    expect(selectIsRider(state)).toBe(true)
    expect(selectUser(state)?.email).toBe(rider.email)
    expect(kept('auth_token')).toMatch(/^session-/)
    expect(kept('cwp_user')).not.toMatch(/"password"|access_token/)
    expect([kept('isGuestUser'), kept('card_token'), kept('tempAuthToken')]).toEqual([null, null, null])
    expect((await backend.calls()).map((call) => call.body)).toEqual([rider])
  })

  it('@AUTH-06 with the token of a connected account makes a rider', async () => {
    testBackend()
    const { state } = await attempt({ access_token: 'good-token', login_type: 'Google' })
    expect(selectIsRider(state)).toBe(true)
  })

  it('@AUTH-05 with a wrong password says so, clears what was stored of a session and keeps the cart', async () => {
    testBackend('riderWithFullCart')
    const portal = testPortal()
    window.localStorage.setItem('parentOrgId', 'org-1')
    window.localStorage.setItem('tempAuthToken', 'left-over')
    const { state, errors } = await attempt({ ...rider, password: 'Transit-2025' }, portal)
    expect(errors).toEqual([{ code: 401, key: 'session:signIn.wrong' }])
    for (const key of ['auth_token', 'cwp_user', 'tempAuthToken', 'parentOrgId']) expect(kept(key)).toBeNull()
    expect(selectCartCount(state)).toBeGreaterThan(0)
    expect(selectNotices(state)).toEqual([])
  })

  it.each(['500', '401', 'malformed', 'html', 'empty', 'wrongShape'] as const)(
    '@AUTH-05 counts a request that fails by %s as one error with code 401',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('login', kind)
      const { errors, portal } = await attempt(rider)
      expect(errors).toMatchObject([{ code: 401 }])
      expect([kept('auth_token'), portal.visited]).toEqual([null, []])
    },
  )

  it('@AUTH-05 reports the errors that an answer names, without ending up elsewhere', async () => {
    const backend = testBackend()
    await backend.fault('login', '50020')
    const { errors, portal } = await attempt(rider)
    expect(errors).toEqual([{ code: 50020, key: 'shared:serverSays', values: { message: expect.any(String) } }])
    expect(portal.visited).toEqual([])
  })

  it('@AUTH-05 tells for how long after too many attempts', async () => {
    const backend = testBackend()
    await backend.fault('login', '429')
    const text = { key: 'shared:error.tooMany', values: { count: 5 } }
    expect((await attempt(rider)).errors).toEqual([{ code: 429, ...text }])
  })

  it.each(['offline', '503'] as const)('@API-05 leaves all as it was when %s', async (kind) => {
    const backend = testBackend()
    await backend.fault('login', kind)
    window.localStorage.setItem('parentOrgId', 'org-1')
    const { state, status } = await attempt(rider)
    expect(status).toBe('idle')
    expect(selectConnection(state)).not.toBe('fine')
    expect(kept('parentOrgId')).toBe('org-1')
  })

  it.each(['mfa.rider@example.com', 'setup.rider@example.com'])(
    '@AUTH-02 @AUTH-04 lets %s half-way in by password alone: a temporary token and no user',
    async (email) => {
      testBackend()
      const { errors, state } = await attempt({ ...rider, email })
      expect(errors).toEqual([])
      expect([selectIsTemporary(state), selectIsRider(state), selectUser(state)]).toEqual([true, false, null])
      expect([kept('tempAuthToken'), kept('auth_token'), kept('cwp_user')]).toEqual(['session-1', null, null])
    },
  )

  it.each([
    ['Google', 'session:social.failed.google'],
    ['Facebook', 'session:social.failed.facebook'],
    ['AppleId', 'session:social.failed.apple'],
  ])('@AUTH-06 @AUTH-07 says whose account could not sign in: %s', async (login_type, key) => {
    const backend = testBackend()
    const tried = await attempt({ access_token: 'bad-token', login_type })
    await backend.fault('login', '50020')
    const ended = await attempt({ access_token: 'good-token', login_type })
    for (const { errors } of [tried, ended]) expect(errors).toEqual([{ code: 401, key }])
  })

  it('is one call, however often it is asked for at once', async () => {
    const backend = testBackend()
    const portal = testPortal()
    portal.store.dispatch(signInSubmission.requested(rider))
    await attempt(rider, portal)
    expect(await backend.calls()).toHaveLength(1)
  })

  it('@AUTH-01 remembers a guest', () => {
    testBackend()
    testPortal().store.dispatch(guestStarted())
    expect(kept('isGuestUser')).toBe('true')
  })
})

describe('the sign-in form', () => {
  const isAnswered = (portal: ReturnType<typeof testPortal>) =>
    portal.until((state) => ['loaded', 'failed'].includes(signInForm.select(state).status))
  const labels = (state: Parameters<typeof signInForm.select>[0]) => {
    const form = signInForm.select(state)
    return form.status === 'loaded' ? form.value.map((field) => field.label) : form.status
  }

  it('@AUTH-03 comes from the server in the language of the interface, and again when that changes', async () => {
    const backend = testBackend()
    const portal = testPortal()
    portal.store.dispatch(signInForm.requested())
    expect(labels(await isAnswered(portal))).toEqual(['Email', 'Password'])
    expect((await backend.calls())[0]?.body).toEqual({ form_method: 'login', langCode: 'en' })
    portal.store.dispatch(languageChanged('fr'))
    const state = await portal.until((state) => labels(state)[0] === 'Courriel')
    expect(labels(state)).toEqual(['Courriel', 'Mot de passe'])
  })

  it.each(['500', 'offline', 'wrongShape'] as const)('@AUTH-03 can be asked for again after %s', async (kind) => {
    const backend = testBackend()
    await backend.fault('getForm', kind, 1)
    const portal = testPortal()
    portal.store.dispatch(signInForm.requested())
    expect(labels(await isAnswered(portal))).toBe('failed')
    expect(selectConnection(portal.store.getState())).toBe(kind === 'offline' ? 'offline' : 'fine')
    portal.store.dispatch(signInForm.requested())
    expect(labels(await isAnswered(portal))).toEqual(['Email', 'Password'])
  })
})
