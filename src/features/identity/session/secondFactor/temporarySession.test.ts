// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { request } from '../../../../api/client'
import { getMe } from '../../../../api/contract/identity/user'
import type { CallName } from '../../../../api/contract/index'
import { getOrgConfig } from '../../../../api/contract/identity/orgConfig'
import { followOtherTabs } from '../../../../app/store'
import { selectConnection, selectNotices } from '../../../../shared/notices/noticesSlice'
import { testBackend, testPortal } from '../../../../testing/portal'
import {
  act,
  backendAtNoon,
  inOtherTab,
  kept,
  keptOfSession,
  later,
  noon,
  openOf,
  phone,
  showStep,
  signInHalfWay,
  stateOf,
} from '../../../../testing/secondStep'
import { guestStarted, selectIsGuest, selectIsRider, selectIsTemporary, selectUser } from '../visitor/sessionSlice'
import { selectSignInReason } from '../signIn/signInSlice'
import * as step from './secondFactorSlice'

describe('The temporary session', () => {
  it('@AUTH-04 cancelling clears user and token, and a guest is a guest again', async () => {
    testBackend('guestWithCard')
    const portal = await signInHalfWay('mfa')
    portal.store.dispatch(step.signInCancelled())
    const state = portal.store.getState()
    expect([selectIsGuest(state), stateOf(portal).step]).toEqual([true, 'closed'])
    expect(keptOfSession()).toEqual([null, null, null, null])
    expect([kept('isGuestUser'), kept('card_token')]).toEqual(['true', 'card-session'])
  })

  it.each([14, 16])('@AUTH-04 after %i minutes', async (minutes) => {
    const backend = await backendAtNoon()
    const portal = await signInHalfWay('setup')
    await backend.now(new Date(noon + minutes * 60_000).toISOString())
    await act(portal, step.offerDeclined({ remember: false }))
    const state = portal.store.getState()
    expect(selectIsRider(state)).toBe(minutes === 14)
    expect(selectSignInReason(state)?.key).toBe(minutes === 14 ? undefined : 'session:secondFactor.expired')
    if (minutes === 16) expect(keptOfSession()).toEqual([null, null, null, null])
  })

  it.each(['401', '50020'] as const)('@AUTH-04 ends by %s of the backend: back to the credentials', async (kind) => {
    const backend = testBackend()
    const portal = await signInHalfWay('mfa')
    await backend.fault('verifySecondFactorCode', kind)
    await act(portal, step.codeGiven('123456'))
    const state = portal.store.getState()
    expect([selectIsTemporary(state), selectIsRider(state)]).toEqual([false, false])
    expect(selectSignInReason(state)?.key).toBe('session:secondFactor.expired')
    expect([selectNotices(state), portal.visited]).toEqual([[], []])
  })

  it.each(['offline', '503'] as const)('@AUTH-04 @API-05 survives %s', async (kind) => {
    const backend = testBackend()
    const portal = await signInHalfWay('mfa')
    await backend.fault('verifySecondFactorCode', kind, 1)
    await act(portal, step.codeGiven('123456'))
    expect(selectConnection(portal.store.getState())).not.toBe('fine')
    expect(openOf(portal)).toMatchObject({ step: 'code', code: { triesLeft: 5 }, pending: null })
    await act(portal, step.codeGiven('123456'))
    expect(selectIsRider(portal.store.getState())).toBe(true)
  })

  it.each(['500', 'html', 'empty', 'wrongShape', 'malformed'] as const)(
    '@AUTH-04 says that something went wrong by %s, and can be tried again',
    async (kind) => {
      const backend = testBackend()
      const portal = await signInHalfWay('mfa')
      await backend.fault('verifySecondFactorCode', kind, 1)
      await act(portal, step.codeGiven('123456'))
      expect(openOf(portal).errors?.map((error) => error.key)).toEqual(['shared:error.generic'])
    },
  )

  it('@API-02 @AUTH-04 sends its token with every call, and is a visitor to all but the step', async () => {
    const backend = testBackend('mfaEnrolled')
    const portal = showStep()
    expect((await request(getOrgConfig)).ok).toBe(true)
    const [call] = await backend.calls()
    expect([call?.status, call?.headers.authorization]).toEqual([200, 'Bearer temporary-of-user-mfa'])
    expect(call?.headers['x-client-id']).toBeTruthy()
    expect(selectIsTemporary(portal.store.getState())).toBe(true)
  })

  it.each(['401', '50020'] as const)('@AUTH-04 ends by %s to a call of another page, which goes on', async (kind) => {
    const backend = testBackend('mfaEnrolled')
    const portal = showStep()
    await backend.fault('getOrgConfig', kind, 1)
    expect((await request(getOrgConfig)).ok).toBe(true)
    const state = portal.store.getState()
    expect([selectIsTemporary(state), stateOf(portal).step]).toEqual([false, 'closed'])
    expect(keptOfSession()).toEqual([null, null, null, null])
    expect(selectSignInReason(state)?.key).toBe('session:secondFactor.expired')
    expect([selectNotices(state), portal.visited]).toEqual([[], []])
    expect((await backend.calls()).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer temporary-of-user-mfa',
      undefined,
    ])
  })

  it('@AUTH-04 an answer after cancelling does not sign in', async () => {
    const backend = testBackend()
    const portal = await signInHalfWay('mfa')
    await backend.delay(30, 'verifySecondFactorCode')
    portal.store.dispatch(step.codeGiven('123456'))
    portal.store.dispatch(step.signInCancelled())
    // This answer would arrive later than the cancelled one.
    await backend.delay(40, 'getMe')
    await request(getMe)
    expect(selectIsRider(portal.store.getState())).toBe(false)
    expect(keptOfSession()).toEqual([null, null, null, null])
    // The cancelled call does not delay the next attempt.
    await signInHalfWay('mfa', portal)
    await backend.delay(0, 'verifySecondFactorCode')
    await act(portal, step.codeGiven('123456'))
    expect(selectIsRider(portal.store.getState())).toBe(true)
  })

  it('@AUTH-04 ends when the visitor continues as a guest', async () => {
    testBackend()
    const portal = await signInHalfWay('mfa')
    portal.store.dispatch(guestStarted())
    expect([kept('tempAuthToken'), kept('secondFactor'), kept('isGuestUser')]).toEqual([null, null, 'true'])
  })
})

describe('After a reload', () => {
  it.each<[CallName, string]>([
    ['enrollSecondFactor', 'code'],
    ['login', 'offer'],
  ])('@AUTH-04 the step is where it was: after %s', async (last, expected) => {
    await backendAtNoon()
    const portal = await signInHalfWay('setup')
    if (last === 'enrollSecondFactor') {
      portal.store.dispatch(step.offerAccepted())
      await act(portal, step.phoneGiven(phone))
    }
    later(1)
    const reloaded = showStep()
    expect(openOf(reloaded)).toMatchObject({ step: expected, endsAt: noon + 900_000 })
    if (expected === 'code') expect(openOf(reloaded)).toMatchObject({ code: { expiresAt: noon + 600_000 } })
  })

  it('@AUTH-04 the rider’s name is asked for once the code was right', async () => {
    const backend = testBackend('mfaEnrolled')
    const portal = showStep()
    expect(openOf(portal)).toMatchObject({ step: 'code', code: null })
    await act(portal, step.codeGiven('123456'))
    expect(selectUser(portal.store.getState())?.uuid).toBe('user-mfa')
    expect((await backend.calls()).map((call) => [call.name, call.status])).toEqual([
      ['verifySecondFactorCode', 200],
      ['getMe', 200],
    ])
  })

  it('@AUTH-04 a rider whose name cannot be had is a rider nevertheless', async () => {
    const backend = testBackend('mfaEnrolled')
    await backend.fault('getMe', '500')
    const portal = showStep()
    await act(portal, step.codeGiven('123456'))
    expect([selectIsRider(portal.store.getState()), kept('cwp_user')]).toEqual([true, null])
    expect(kept('auth_token')).toMatch(/^session-/)
  })

  it('@AUTH-04 a tab that knows only the token finds out that no phone is enrolled', async () => {
    testBackend('mfaToEnrol')
    const portal = showStep()
    await act(portal, step.resendRequested())
    expect(openOf(portal)).toMatchObject({ step: 'offer', isEnrolled: false })
    await act(portal, step.offerDeclined({ remember: false }))
    expect(selectIsRider(portal.store.getState())).toBe(true)
  })

  it('@AUTH-04 a tab that knows only the token finds out that the step is required', async () => {
    testBackend('mfaRequired')
    const portal = showStep()
    await act(portal, step.codeGiven('123456'))
    await act(portal, step.offerDeclined({ remember: false }))
    expect(openOf(portal)).toMatchObject({ step: 'offer', isRequired: true })
  })

  it('@AUTH-04 ends the temporary session if its time is over', async () => {
    await backendAtNoon()
    await signInHalfWay('mfa')
    later(16)
    const reloaded = showStep()
    expect(selectIsTemporary(reloaded.store.getState())).toBe(false)
    expect(keptOfSession()).toEqual([null, null, null, null])
  })

  it.each(['{', '{"step":"done"}', 'null', '[]'])('@STORE-02 damaged progress (%s) leaves the code step', (raw) => {
    testBackend('mfaEnrolled')
    window.localStorage.setItem('secondFactor', raw)
    expect(openOf(showStep())).toMatchObject({ step: 'code', code: null, endsAt: expect.any(Number) })
  })
})

describe('Another tab', () => {
  it('@AUTH-15 that cancels ends the step here, and one that signs in brings it along', async () => {
    testBackend()
    const portal = await signInHalfWay('mfa')
    const stop = followOtherTabs(portal.store)
    window.localStorage.removeItem('tempAuthToken')
    inOtherTab('tempAuthToken')
    expect([selectIsTemporary(portal.store.getState()), stateOf(portal).step]).toEqual([false, 'closed'])
    window.localStorage.setItem('auth_token', 'of-the-other-tab')
    inOtherTab('auth_token')
    expect(selectIsRider(portal.store.getState())).toBe(true)
    stop()
  })

  it('@AUTH-15 that is half-way in brings this one to the same step', async () => {
    testBackend()
    const portal = testPortal()
    const stop = followOtherTabs(portal.store)
    window.localStorage.setItem('tempAuthToken', 'of-the-other-tab')
    inOtherTab('tempAuthToken')
    expect(selectIsTemporary(portal.store.getState())).toBe(true)
    stop()
  })
})
