// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { setClock } from '../../../../shared/clock'
import { selectConnection, selectNotices } from '../../../../shared/notices/noticesSlice'
import type { RootState } from '../../../../shared/store'
import { testBackend, testPortal } from '../../../../testing/portal'
import { selectIsGuest, selectIsRider } from '../../session/visitor/sessionSlice'
import { faultIn } from '../../../../shared/submission/submission'
import { forgotSubmission, selectResetLinkAsked } from './forgot'
import { resetLink, resetSubmission } from './reset'

const token = 'valid-token'
const faults = ['offline', '500', 'html', '50020', 'wrongShape'] as const

function start() {
  const portal = testPortal()
  return portal
}

describe('a forgotten password', () => {
  async function request(email: string, portal = start()) {
    portal.store.dispatch(forgotSubmission.requested({ email }))
    const state = await portal.until((state) => forgotSubmission.select(state).status !== 'sending')
    return { portal, state, submission: forgotSubmission.select(state), ...selectResetLinkAsked(state) }
  }

  it('@AUTH-11 is answered the same whether or not the email is known', async () => {
    setClock(() => 1_000_000)
    const backend = testBackend()
    const known = await request('rider@example.com')
    const unknown = await request('nobody@example.com', known.portal)
    const { forgotPassword, resetLinkAsked } = unknown.state as RootState & { forgotPassword: unknown }
    expect(unknown.state).toEqual({ ...known.state, forgotPassword, resetLinkAsked })
    expect([known.submission.status, known.pausedUntil]).toEqual([unknown.submission.status, unknown.pausedUntil])
    expect(Object.keys((await backend.state()).mailedLinks.reset)).toContain('reset-user-rider')
  })

  it('@AUTH-11 @FORM-06 shows at its field what the backend does not accept', async () => {
    testBackend()
    const { submission } = await request('nobody')
    expect(submission).toMatchObject({ status: 'failed', fault: { fieldErrors: { email: expect.anything() } } })
  })

  it.each(['500', 'html', '50020', '429', 'malformed'] as const)(
    '@AUTH-11 says when asking failed by %s, and can be asked again',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('requestPasswordReset', kind, 1)
      const { portal, submission, email } = await request('rider@example.com')
      expect([submission.status, email]).toEqual(['failed', null])
      expect((await request('rider@example.com', portal)).email).toBe('rider@example.com')
    },
  )

  it('@AUTH-11 @API-05 leaves a lost connection to the pop-up', async () => {
    const backend = testBackend()
    await backend.fault('requestPasswordReset', 'offline')
    const { state, submission } = await request('rider@example.com')
    expect(submission).toEqual({ status: 'failed', fault: {} })
    expect(selectConnection(state)).toBe('offline')
  })
})

describe('a new password', () => {
  const linkIn = (state: RootState) => {
    const link = resetLink.select(state)
    return link.status === 'loaded' ? link.value.status : link.status
  }

  async function open(opened = token, portal = start()) {
    portal.store.dispatch(resetLink.requested(opened))
    const state = await portal.until((state) => resetLink.select(state).status !== 'loading')
    return { portal, link: linkIn(state) }
  }

  async function set(password = ' New harbour 7', given = token) {
    const { portal } = await open()
    portal.store.dispatch(resetSubmission.requested({ token: given, password }))
    const state = await portal.until((state) => resetSubmission.select(state).status !== 'sending')
    return { portal, state, link: linkIn(state), fault: faultIn(resetSubmission.select(state)) }
  }

  it('@AUTH-11 is set as it was typed, and leads to sign-in', async () => {
    const backend = testBackend()
    const { portal } = await set()
    const state = await portal.until((state) => selectNotices(state).length > 0)
    expect(selectNotices(state)).toMatchObject([{ type: 'success', text: { key: 'registration:reset.done' } }])
    expect(portal.visited).toEqual(['/login'])
    const rider = (await backend.state()).users.find(({ email }) => email === 'rider@example.com')
    expect(rider?.password).toBe(' New harbour 7')
  })

  it('@AUTH-11 ends the session of this browser, too; the cart waits for the same rider', async () => {
    testBackend('riderWithFullCart')
    const { portal } = await set()
    await portal.until((state) => selectNotices(state).length > 0)
    expect(selectIsRider(portal.store.getState())).toBe(false)
    const kept = (key: string) => window.localStorage.getItem(key)
    expect([kept('auth_token'), kept('cwp_user'), kept('cart_owner')]).toEqual([null, null, 'user-rider'])
    expect(kept('cart')).not.toBeNull()
  })

  it('@AUTH-11 leaves an empty cart without an owner', async () => {
    testBackend('riderSignedIn')
    const { portal } = await set()
    await portal.until((state) => selectNotices(state).length > 0)
    expect(selectIsRider(portal.store.getState())).toBe(false)
    expect(window.localStorage.getItem('cart_owner')).toBeNull()
  })

  it('@AUTH-11 leaves a guest a guest', async () => {
    testBackend('guestWithCard')
    const { portal } = await set()
    await portal.until((state) => selectNotices(state).length > 0)
    expect(selectIsGuest(portal.store.getState())).toBe(true)
    expect(window.localStorage.getItem('card_token')).toBe('card-session')
  })

  it('@AUTH-11 keeps neither token nor password', async () => {
    const backend = testBackend()
    await backend.fault('resetPassword', '500')
    const { state } = await set()
    const everything = JSON.stringify([state, { ...window.localStorage }, { ...window.sessionStorage }])
    expect(everything).not.toMatch(/valid-token|harbour/)
  })

  it.each(['expired-token', '__proto__', 'a/b'])('@AUTH-11 is not asked for with the bad link %s', async (bad) => {
    testBackend()
    expect((await open(bad)).link).toBe('bad')
  })

  it('@AUTH-11 @API-05 is set although its answer is lost, as the used link tells', async () => {
    const backend = testBackend()
    await backend.fault('resetPassword', 'lostAnswer', 1)
    const { portal } = await set()
    await portal.until((state) => selectNotices(state).length > 0)
    expect(portal.visited).toEqual(['/login'])
  })

  it('@AUTH-11 whose link was used meanwhile is refused', async () => {
    testBackend()
    expect((await set(undefined, 'expired-token')).link).toBe('bad')
  })

  it('@AUTH-11 @FORM-06 shows at its field what the backend does not accept', async () => {
    testBackend()
    const { fault, link } = await set('short')
    expect([Object.keys(fault?.fieldErrors ?? {}), fault?.errors, link]).toEqual([['password'], undefined, 'good'])
  })

  it.each(faults)('@AUTH-11 whose link cannot be checked by %s has no bad link', async (kind) => {
    const backend = testBackend()
    await backend.fault('checkPasswordReset', kind, 1)
    const { portal, link } = await open()
    expect(link).toBe('failed')
    expect((await open(token, portal)).link).toBe('good')
  })

  it.each(['offline', '500', 'html', '50020', 'malformed', '429', '401'] as const)(
    '@AUTH-11 that cannot be set by %s has one sentence, and the session stays',
    async (kind) => {
      const backend = testBackend('riderSignedIn')
      await backend.fault('resetPassword', kind === '50020' ? '500' : kind)
      const { fault, portal, link } = await set()
      expect([fault, link]).toEqual([{ errors: [{ key: 'registration:reset.failed' }] }, 'good'])
      expect(selectIsRider(portal.store.getState())).toBe(true)
      expect(portal.visited).toEqual([])
    },
  )
})
