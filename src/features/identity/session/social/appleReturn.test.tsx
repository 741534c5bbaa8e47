// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '../../../../i18n/texts'
import { testBackend, testPortal } from '../../../../testing/portal'
import { secondFactorDue, selectIsRider } from '../visitor/sessionSlice'
import { selectSignInReason } from '../signIn/signInSlice'
import AppleReturnScreen from '../AppleReturnScreen'
import { takeReturnFromAddress, takenReturn } from './takeReturn'

beforeAll(() => startTexts('en'))
afterEach(() => {
  cleanup()
  takenReturn()
  window.history.replaceState(null, '', '/')
})

const failed = 'session:social.failed.apple'
const kept = (key: string) => window.localStorage.getItem(key)

interface Return {
  address?: string
  state?: string
  origin?: string
}

/** Returns from Apple: the page is loaded with the address. */
function comeBack({ address = '/redirect/S/good-token/a%40b.ca/A/B', state = 'S', origin }: Return = {}) {
  window.history.replaceState(null, '', address)
  takeReturnFromAddress()
  if (state) window.localStorage.setItem('apple_state', state)
  if (origin) window.sessionStorage.setItem('origin', origin)
  const portal = testPortal()
  render(
    <Provider store={portal.store}>
      <AppleReturnScreen />
    </Provider>,
  )
  return portal
}

describe('taking the token out of the address', () => {
  const canary = 'canary.token'

  it('@AUTH-08 leaves nothing of it in address and history', () => {
    window.history.pushState(null, '', `/redirect/S/${canary}/a%40b.ca/A/B?scenario=visitor`)
    const before = window.history.length
    takeReturnFromAddress()
    expect(window.location.href).toBe('http://localhost:3000/redirect/apple?scenario=visitor')
    expect(window.history.length).toBe(before)
    expect(takenReturn()).toEqual(['S', canary, 'a%40b.ca', 'A', 'B'])
    expect(takenReturn()).toBeNull()
  })

  it.each(['/', '/products', '/redirect', '/redirect/apple', '/redirecting/a/b/c/d/e', '/login?from=/redirect/a/b'])(
    '@AUTH-08 leaves %s alone',
    (address) => {
      window.history.replaceState(null, '', address)
      takeReturnFromAddress()
      expect(window.location.pathname + window.location.search).toBe(address)
      expect(takenReturn()).toBeNull()
    },
  )

  it.each(['/redirect/S/T', '/REDIRECT/S/T/a/b/c', '/redirect/S/T/a/b/c/d', '/redirect/apple/'])(
    '@AUTH-08 takes what is malformed, too: %s',
    (address) => {
      window.history.replaceState(null, '', address)
      takeReturnFromAddress()
      expect(window.location.pathname).toBe('/redirect/apple')
    },
  )
})

describe('the page that Apple’s sign-in comes back to', () => {
  it.each([
    ['/products', undefined],
    ['/cart?a=1#b', '/cart?a=1#b'],
    ['/products', '//evil.example'],
    ['/products', '/redirect/a/b/c/d/e'],
  ])('@AUTH-08 signs in and goes on to %s', async (expected, origin) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    const backend = testBackend()
    const portal = comeBack({ origin })
    expect(screen.getByRole('status')).toHaveTextContent('Processing apple sign in!')
    await portal.until(selectIsRider)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sign in is successful. Redirecting!'))
    await waitFor(() => expect(portal.visited).toEqual([expected]))
    vi.useRealTimers()
    expect((await backend.calls()).map((call) => call.body)).toEqual([
      { access_token: 'good-token', login_type: 'AppleId', email: 'a@b.ca', first_name: 'A', last_name: 'B' },
    ])
    expect([kept('apple_state'), window.sessionStorage.getItem('origin')]).toEqual([null, null])
  })

  it.each<[string, Return]>([
    ['another state', { state: 'other' }],
    ['no state kept', { state: '' }],
    ['no state kept, the word in the address', { state: '', address: '/redirect/undefined/good-token/a/b/c' }],
    ['no token', { address: '/redirect/S/undefined/a/b/c' }],
    ['the page reloaded', { address: '/redirect/apple' }],
  ])('@AUTH-08 fails closed without a call: %s', async (_, given) => {
    const backend = testBackend()
    const portal = comeBack({ ...given, origin: '/cart' })
    await waitFor(() => expect(portal.visited).toEqual(['/login?from=%2Fcart']))
    expect(selectSignInReason(portal.store.getState())?.key).toBe(failed)
    expect([kept('apple_state'), await backend.calls()]).toEqual([null, []])
  })

  it.each(['offline', '500', '401', '50020', 'html'] as const)('@AUTH-08 leads to sign-in when %s', async (kind) => {
    const backend = testBackend()
    await backend.fault('login', kind)
    const portal = comeBack()
    await waitFor(() => expect(portal.visited).toEqual(['/login']))
    expect(selectSignInReason(portal.store.getState())?.key).toBe(failed)
  })

  it('@AUTH-08 a state is good for one return', async () => {
    testBackend()
    const portal = comeBack({ address: '/redirect/S/bad-token/a/b/c' })
    await waitFor(() => expect(portal.visited).toEqual(['/login']))
    cleanup()
    const again = comeBack({ state: '' })
    await waitFor(() => expect(again.visited).toEqual(['/login']))
    expect(selectIsRider(again.store.getState())).toBe(false)
  })

  it('@AUTH-04 @AUTH-08 goes on to the second step where it is due', async () => {
    const backend = testBackend()
    await backend.delay(5_000, 'login')
    const portal = comeBack({ origin: '/cart' })
    const user = { uuid: 'u', first_name: 'A', last_name: 'B', email: 'a@b.ca' }
    portal.store.dispatch(secondFactorDue({ token: 'temporary', user }))
    await waitFor(() => expect(portal.visited).toEqual(['/login?from=%2Fcart']))
    expect(selectSignInReason(portal.store.getState())).toBeNull()
  })

  it('a rider goes on without another sign-in', async () => {
    const backend = testBackend('riderSignedIn')
    const portal = comeBack()
    await waitFor(() => expect(portal.visited).toEqual(['/products']))
    expect(await backend.calls()).toEqual([])
  })
})
