// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { request } from '../../api/client'
import { listAddresses } from '../../api/contract/paying/addresses'
import { getOrder } from '../../api/contract/buying/orders'
import { listPaymentMethods } from '../../api/contract/paying/paymentMethods'
import { cartLine } from '../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import { checkoutRequested, selectCartLines } from '../../features/buying/cart'
import {
  readStoredSession,
  selectIsGuest,
  selectIsRider,
  sessionLost,
  sessionRestored,
  signedIn,
} from '../../features/identity/session'
import { signInSubmission } from '../../features/identity/session/signIn/signIn'
import { selectConnection, selectNotices } from '../../shared/notices/noticesSlice'
import { followOtherTabs } from '../store'
import { logOutRequested } from './logOut'
import { settled } from '../../testing/settled'

const noticeKeys = (portal: ReturnType<typeof testPortal>) =>
  selectNotices(portal.store.getState()).map((notice) => notice.text.key)
const fillCart = () => window.localStorage.setItem('cart', JSON.stringify([cartLine()]))
const nora = { uuid: 'nora', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }
const sent = async (backend: ReturnType<typeof testBackend>) => (await backend.calls()).map((call) => call.name)

describe('Logging out', () => {
  test('@AUTH-13 warns of the cart, then calls, clears everything and shows sign-in', async () => {
    const backend = testBackend('riderWithFullCart')
    const portal = testPortal({ answers: { logOutWithCart: 'logOut' } })
    portal.store.dispatch(logOutRequested())
    await portal.until((state) => !selectIsRider(state) && selectCartLines(state).length === 0)
    expect(portal.asked).toEqual(['logOutWithCart'])
    await vi.waitFor(async () => expect(await sent(backend)).toEqual(['logout']))
    for (const key of ['auth_token', 'cwp_user', 'faremedia_id', 'tempAuthToken', 'parentOrgId'])
      expect(window.localStorage.getItem(key)).toBeNull()
    expect(portal.visited).toEqual(['/login'])
  })

  test('@AUTH-13 @STORE-02 leaves nothing of a session that was damaged either', async () => {
    testBackend('riderSignedIn')
    const portal = testPortal()
    window.localStorage.setItem('cwp_user', '{"email":"rider@example.com"')
    window.localStorage.setItem('damaged:auth_token', 'of an earlier version')
    portal.store.dispatch(sessionRestored(readStoredSession()))
    expect(window.localStorage.getItem('damaged:cwp_user')).not.toBeNull()
    portal.store.dispatch(logOutRequested())
    await portal.until((state) => !selectIsRider(state))
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('damaged:'))).toEqual([])
  })

  test('@AUTH-13 does nothing when the rider stays', async () => {
    const backend = testBackend('riderWithFullCart')
    const portal = testPortal({ answers: { logOutWithCart: 'stay' } })
    portal.store.dispatch(logOutRequested())
    await Promise.resolve()
    expect(selectIsRider(portal.store.getState())).toBe(true)
    expect(await sent(backend)).toEqual([])
  })

  test.each(['offline', '500', 'html'] as const)('@AUTH-13 clears locally when the call fails by %s', async (kind) => {
    const backend = testBackend('riderSignedIn')
    await backend.fault('logout', kind)
    const portal = testPortal()
    portal.store.dispatch(logOutRequested())
    await portal.until((state) => !selectIsRider(state))
    expect(window.localStorage.getItem('auth_token')).toBeNull()
    await vi.waitFor(async () => expect(await sent(backend)).toEqual(['logout']))
    expect([noticeKeys(portal), selectConnection(portal.store.getState())]).toEqual([[], 'fine'])
  })

  test('@AUTH-13 is done at once, however long the call takes, and the late answer changes nothing', async () => {
    const backend = testBackend('riderSignedIn')
    const asked = vi.spyOn(globalThis, 'fetch')
    await backend.delay(50, 'logout')
    await backend.fault('logout', '50020')
    const portal = testPortal()
    portal.store.dispatch(logOutRequested())
    expect(selectIsRider(portal.store.getState())).toBe(false)
    expect(['auth_token', 'cwp_user'].map((key) => window.localStorage.getItem(key))).toEqual([null, null])
    expect(portal.visited).toEqual(['/login'])
    portal.store.dispatch(signedIn({ token: 'next', user: nora }))
    await vi.waitFor(() => expect(asked.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]))
    const [call] = await backend.calls()
    expect([call?.name, call?.headers.authorization]).toEqual(['logout', 'Bearer session-of-user-rider'])
    expect([selectIsRider(portal.store.getState()), noticeKeys(portal)]).toEqual([true, []])
  })
})

describe('A session that the backend ends', () => {
  test.each(['401', '50020'] as const)('@AUTH-14 ends once for %s, however many calls were in flight', async (kind) => {
    const backend = testBackend('riderWithFullCart')
    await backend.fault('*', kind)
    const portal = testPortal()
    window.history.replaceState(null, '', '/checkout?step=payment')
    const results = await Promise.all([
      request(listAddresses),
      request(listPaymentMethods),
      request(getOrder, { params: { id: 'any' } }),
    ])
    expect(results.map((result) => !result.ok && result.error.kind).sort()).toEqual([
      'aborted',
      'aborted',
      kind === '401' ? 'unauthorized' : 'sessionEnded',
    ])
    expect(selectIsRider(portal.store.getState())).toBe(false)
    expect(window.localStorage.getItem('auth_token')).toBeNull()
    expect(portal.visited).toEqual([`/login?from=${encodeURIComponent('/checkout?step=payment')}`])
    expect(noticeKeys(portal)).toEqual(['shared:error.unauthorized'])
  })

  test.each(['offline', '503'] as const)('@AUTH-14 @API-05 %s never logs out, and is reported once', async (kind) => {
    const backend = testBackend('riderSignedIn')
    await backend.fault('*', kind)
    const portal = testPortal()
    await Promise.all([request(listAddresses), request(listPaymentMethods)])
    expect(selectIsRider(portal.store.getState())).toBe(true)
    expect(selectConnection(portal.store.getState())).toBe(kind === '503' ? 'unavailable' : 'offline')
  })

  test('the cart stays for the same rider and is dropped for another (decision 23)', async () => {
    const backend = testBackend('riderWithFullCart')
    await backend.fault('listAddresses', '401')
    const portal = testPortal()
    await request(listAddresses)
    const lines = selectCartLines(portal.store.getState()).length
    expect(lines).toBeGreaterThan(0)
    portal.store.dispatch(signedIn({ token: 'new', user: nora }))
    expect(selectCartLines(portal.store.getState())).toEqual([])
  })

  test('a visitor’s cart survives signing in', () => {
    fillCart()
    const portal = testPortal()
    portal.store.dispatch(signedIn({ token: 'new', user: nora }))
    expect(selectCartLines(portal.store.getState())).toHaveLength(1)
  })
})

describe('Other tabs', () => {
  const inOtherTab = (key: string, value: string | null) => {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: window.localStorage }))
  }

  test('@AUTH-15 a logout in one tab ends the others', () => {
    testBackend('riderSignedIn')
    const portal = testPortal()
    const stop = followOtherTabs(portal.store)
    inOtherTab('auth_token', null)
    expect(selectIsRider(portal.store.getState())).toBe(false)
    expect(noticeKeys(portal)).toEqual(['app:session.endedElsewhere'])
    stop()
  })

  test('@AUTH-14 @AUTH-15 a session that the backend ended in one tab is not called a logout in the others', async () => {
    testBackend('riderSignedIn')
    const [one, other] = [testPortal(), testPortal()]
    const stop = followOtherTabs(other.store)
    one.store.dispatch(sessionLost('sessionEnded'))
    inOtherTab('auth_token', null)
    expect(noticeKeys(other)).toEqual(['shared:error.unauthorized'])
    // A logout in the next session is reported as a logout.
    one.store.dispatch(signInSubmission.requested({ email: 'rider@example.com', password: 'Transit-2026' }))
    await one.until(selectIsRider)
    other.store.dispatch(sessionRestored(readStoredSession()))
    one.store.dispatch(logOutRequested())
    inOtherTab('auth_token', null)
    expect(noticeKeys(other)).toEqual(['shared:error.unauthorized', 'app:session.endedElsewhere'])
    stop()
  })

  test('@AUTH-15 a sign-in in one tab reaches the others', () => {
    const portal = testPortal()
    const stop = followOtherTabs(portal.store)
    inOtherTab('auth_token', 'token-of-the-other-tab')
    expect(selectIsRider(portal.store.getState())).toBe(true)
    stop()
  })

  test('@CART-11 the cart of one tab is the cart of all', () => {
    const portal = testPortal()
    const stop = followOtherTabs(portal.store)
    inOtherTab('cart', JSON.stringify([cartLine({ quantity: 3 })]))
    expect(selectCartLines(portal.store.getState())).toMatchObject([{ quantity: 3 }])
    stop()
  })
})

describe('Checkout from the cart', () => {
  const visits = (portal: ReturnType<typeof testPortal>) => vi.waitUntil(() => portal.visited.length > 0)

  test('@CART-08 a rider goes straight to the checkout', async () => {
    testBackend('riderWithFullCart')
    const portal = testPortal()
    portal.store.dispatch(checkoutRequested())
    await visits(portal)
    expect(portal.visited).toEqual(['/checkout'])
  })

  test('@CART-08 a visitor is asked, and may continue as a guest', async () => {
    fillCart()
    const portal = testPortal({ answers: { signInToCheckout: 'guest' } })
    portal.store.dispatch(checkoutRequested())
    await portal.until(selectIsGuest)
    await visits(portal)
    expect(portal.asked).toEqual(['signInToCheckout'])
    expect(portal.visited).toEqual(['/anonymous/checkout'])
    expect(window.localStorage.getItem('isGuestUser')).toBe('true')
  })

  test('@CART-08 a guest goes straight to the guest’s checkout', async () => {
    window.localStorage.setItem('isGuestUser', 'true')
    fillCart()
    const portal = testPortal()
    portal.store.dispatch(checkoutRequested())
    await visits(portal)
    expect(portal.visited).toEqual(['/anonymous/checkout'])
  })

  test('@OPS-02 @CART-08 a visitor signs in on a page of its own where the operator’s containers run', async () => {
    vi.stubGlobal('dataLayer', [])
    onTestFinished(() => void vi.unstubAllGlobals())
    fillCart()
    const portal = testPortal()
    portal.store.dispatch(checkoutRequested())
    await visits(portal)
    expect([portal.asked, portal.visited]).toEqual([[], ['/login?from=%2Fcheckout']])
  })

  test('an empty cart leads nowhere', async () => {
    const portal = testPortal()
    portal.store.dispatch(checkoutRequested())
    await import('./goToCheckout')
    await settled()
    expect([portal.asked, portal.visited]).toEqual([[], []])
  })
})
