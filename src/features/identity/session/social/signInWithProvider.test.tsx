// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import * as scripts from '../../../../shared/loadScript'
import { logOutRequested } from '../../../../app/flows/logOut'
import * as navigation from '../../../../shared/navigation/navigation'
import { testBackend, testPortal } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { loggedOut, selectIsRider } from '../visitor/sessionSlice'
import { selectSignInReason, selectWaitingFor } from '../signIn/signInSlice'
import { signInSubmission } from '../signIn/signIn'
import { providerChosen } from './signInWithProvider'
import { SocialButtons } from './SocialButtons'

type GoogleConfig = Parameters<NonNullable<Window['google']>['accounts']['oauth2']['initTokenClient']>[0]
type FacebookAnswered = Parameters<NonNullable<Window['FB']>['login']>[0]

/** Fakes the parts of the providers' scripts that the portal uses. Their windows wait for an answer. */
function fakeProviders() {
  const google: GoogleConfig[] = []
  const facebook: FacebookAnswered[] = []
  const disableAutoSelect = vi.fn()
  const logout = vi.fn()
  let token: string | null = null
  window.google = {
    accounts: {
      oauth2: { initTokenClient: (config) => ({ requestAccessToken: () => google.push(config) }) },
      id: { disableAutoSelect },
    },
  }
  window.FB = {
    init: vi.fn(),
    login: (answered) => facebook.push(answered),
    getLoginStatus: (answered) => {
      token = 'token'
      answered()
    },
    logout,
    getAccessToken: () => token,
  }
  return { google, facebook, disableAutoSelect, logout }
}

beforeEach(() => {
  vi.spyOn(scripts, 'loadScript').mockResolvedValue(undefined)
  vi.spyOn(navigation, 'leaveFor').mockReturnValue()
})
afterEach(() => {
  delete window.google
  delete window.FB
})

const choose = (provider: 'google' | 'facebook' | 'apple', portal = testPortal(), returnTo?: string) => {
  portal.store.dispatch(providerChosen({ provider, returnTo }))
  return portal
}
const reasonOf = (portal: ReturnType<typeof testPortal>) => selectSignInReason(portal.store.getState())?.key
const reached = (list: unknown[], length = 1) => vi.waitFor(() => expect(list).toHaveLength(length))

describe('Signing in with Google and Facebook', () => {
  it('@AUTH-06 sends Google’s token as complete credentials', async () => {
    const backend = testBackend()
    const { google } = fakeProviders()
    const portal = choose('google')
    await reached(google)
    expect(google[0]).toMatchObject({ client_id: expect.stringContaining('sableport'), scope: 'openid email profile' })
    google[0]?.callback({ access_token: 'good-token' })
    await portal.until(selectIsRider)
    expect((await backend.calls())[0]?.body).toEqual({ access_token: 'good-token', login_type: 'Google' })
  })

  it('@AUTH-06 sends Facebook’s token as complete credentials', async () => {
    const backend = testBackend()
    const { facebook } = fakeProviders()
    const portal = choose('facebook')
    await reached(facebook)
    facebook[0]?.({ authResponse: { accessToken: 'good-token' } })
    await portal.until(selectIsRider)
    expect((await backend.calls())[0]?.body).toEqual({ access_token: 'good-token', login_type: 'Facebook' })
  })

  it.each(['google', 'facebook'] as const)('@AUTH-07 says so when the script of %s is blocked', async (provider) => {
    vi.mocked(scripts.loadScript).mockRejectedValue(new Error('blocked'))
    const portal = choose(provider)
    await portal.until((state) => selectSignInReason(state) !== null)
    expect(reasonOf(portal)).toBe(`session:social.failed.${provider}`)
    expect(selectWaitingFor(portal.store.getState())).toBeNull()
  })

  it('@AUTH-07 says so when a script gives nothing to work with', async () => {
    const portal = choose('google')
    await portal.until((state) => selectSignInReason(state) !== null)
    expect(reasonOf(portal)).toBe('session:social.failed.google')
  })

  it('@AUTH-07 says so when the window is closed or answers no, and can be tried again', async () => {
    testBackend()
    const { google, facebook } = fakeProviders()
    const portal = choose('google')
    await reached(google)
    google[0]?.error_callback()
    await portal.until((state) => selectSignInReason(state) !== null)
    choose('google', portal)
    expect(reasonOf(portal)).toBeUndefined()
    await reached(google, 2)
    google[1]?.callback({})
    await portal.until((state) => selectSignInReason(state) !== null)
    choose('facebook', portal)
    await reached(facebook)
    facebook[0]?.({ authResponse: null })
    await portal.until((state) => selectSignInReason(state)?.key === 'session:social.failed.facebook')
    choose('facebook', portal)
    await reached(facebook, 2)
    facebook[1]?.({ authResponse: { accessToken: 'good-token' } })
    await portal.until(selectIsRider)
  })

  it('a window that was left open does not sign in a second time', async () => {
    const backend = testBackend()
    const { google } = fakeProviders()
    const portal = choose('google')
    await reached(google)
    portal.store.dispatch(signInSubmission.requested({ email: 'rider@example.com', password: 'Transit-2026' }))
    await portal.until(selectIsRider)
    google[0]?.callback({ access_token: 'good-token' })
    await Promise.resolve()
    expect((await backend.calls()).map((call) => call.name)).toEqual(['login'])
  })
})

describe('Logging out signs the provider out, too', () => {
  const signedOut = ({ disableAutoSelect, logout }: ReturnType<typeof fakeProviders>) => [
    disableAutoSelect.mock.calls.length,
    logout.mock.calls.length,
  ]

  it.each([
    ['google', 'Google', [1, 0]],
    ['facebook', 'Facebook', [0, 1]],
  ] as const)('@AUTH-13 %s, after a reload, too', async (provider, login_type, expected) => {
    testBackend()
    const fakes = fakeProviders()
    const portal = testPortal()
    portal.store.dispatch(signInSubmission.requested({ access_token: 'good-token', login_type }))
    await portal.until(selectIsRider)
    expect(window.localStorage.getItem('login_provider')).toBe(provider)
    const reloaded = testPortal()
    reloaded.store.dispatch(logOutRequested())
    expect([selectIsRider(reloaded.store.getState()), window.localStorage.getItem('login_provider')]).toEqual([
      false,
      null,
    ])
    await vi.waitFor(() => expect(signedOut(fakes)).toEqual(expected))
    expect(vi.mocked(scripts.loadScript).mock.calls.map(([script]) => script.address)).toEqual([
      expect.stringContaining(provider),
    ])
  })

  it('@AUTH-13 and waits for nothing: a script that is blocked or never comes changes nothing', async () => {
    testBackend()
    const portal = testPortal()
    const outcomes = [() => Promise.reject(new Error('blocked')), () => new Promise<void>(() => undefined)]
    for (const outcome of outcomes) {
      vi.mocked(scripts.loadScript).mockImplementationOnce(outcome)
      portal.store.dispatch(signInSubmission.requested({ access_token: 'good-token', login_type: 'Google' }))
      await portal.until(selectIsRider)
      portal.store.dispatch(logOutRequested())
      expect(selectIsRider(portal.store.getState())).toBe(false)
    }
    await vi.waitFor(() => expect(scripts.loadScript).toHaveBeenCalledTimes(2))
    expect(selectNotices(portal.store.getState())).toEqual([])
  })

  it('@AUTH-13 calls no provider for a rider with a password', async () => {
    testBackend()
    const portal = testPortal()
    window.localStorage.setItem('login_provider', 'google')
    portal.store.dispatch(signInSubmission.requested({ email: 'rider@example.com', password: 'Transit-2026' }))
    await portal.until(selectIsRider)
    portal.store.dispatch(logOutRequested())
    await portal.until((state) => !selectIsRider(state))
    expect(scripts.loadScript).not.toHaveBeenCalled()
  })
})

describe('Signing in with Apple', () => {
  it('@AUTH-08 leaves with a state that is kept, a nonce, and the way back', () => {
    choose('apple', testPortal(), '/checkout')
    const url = new URL(vi.mocked(navigation.leaveFor).mock.lastCall?.[0] ?? '')
    const asked = Object.fromEntries(url.searchParams)
    expect(url.origin + url.pathname).toBe('https://appleid.apple.com/auth/authorize')
    expect(asked).toMatchObject({
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'name email',
      redirect_uri: 'https://accounts.sableport-transit.example/apple/return',
      state: window.localStorage.getItem('apple_state'),
    })
    expect(asked.state).toMatch(/^[0-9a-f-]{36}$/)
    expect(asked.nonce).toMatch(/^[0-9a-f-]{36}$/)
    expect(asked.nonce).not.toBe(asked.state)
    expect(window.sessionStorage.getItem('origin')).toBe('/checkout')
  })

  it('@AUTH-08 forgets an older way back', () => {
    window.sessionStorage.setItem('origin', '/cart')
    choose('apple')
    expect(window.sessionStorage.getItem('origin')).toBeNull()
  })
})

describe('The buttons', () => {
  const names = () => screen.queryAllByRole('button').map((button) => button.textContent)

  it('@AUTH-07 load nothing by being shown, and say where to go on once pressed', async () => {
    fakeProviders()
    const { store } = await renderInPortal(<SocialButtons />)
    expect(names()).toEqual(['Continue with Google', 'Continue with Facebook', 'Continue with Apple'])
    expect(scripts.loadScript).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
    await waitFor(() => expect(scripts.loadScript).toHaveBeenCalledOnce())
    expect(screen.getByRole('status').textContent).toContain('Google’s window')
    act(() => void store.dispatch(loggedOut()))
  })

  it.each([
    ['none', undefined, []],
    ['an empty list', {}, []],
    ['Google', { google: { clientId: 'x' } }, ['Continue with Google']],
    ['Apple', { apple: { clientId: 'x', redirectUri: 'https://a.example' } }, ['Continue with Apple']],
  ])('@AUTH-07 show only where the operator configures them: %s', async (_, social, expected) => {
    await renderInPortal(<SocialButtons />, { settings: (settings) => void (settings.social = social) })
    expect(names()).toEqual(expected)
  })
})
