// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { selectConnection, selectNotices } from '../../../../shared/notices/noticesSlice'
import { testBackend, testPortal } from '../../../../testing/portal'
import { inviteNeedsLogout, selectIsRider, selectUser } from '../../session'
import { faultIn } from '../../../../shared/submission/submission'
import { inviteLink, inviteSubmission } from './invite'
import { settled } from '../../../../testing/settled'

const token = 'valid-token'
const values = { first_name: 'Ira', last_name: 'Roy', password: ' Harbour 7', confirm_password: ' Harbour 7' }

function start() {
  const portal = testPortal()
  return portal
}

async function open(opened: string, portal = start()) {
  portal.store.dispatch(inviteLink.requested(opened))
  const state = await portal.until((state) => inviteLink.select(state).status !== 'loading')
  return { portal, state, invitation: inviteLink.select(state) }
}

async function accept(changes: Partial<typeof values> = {}, opened = token) {
  const { portal } = await open(token)
  portal.store.dispatch(inviteSubmission.requested({ token: opened, values: { ...values, ...changes } }))
  const state = await portal.until((state) => inviteSubmission.select(state).status !== 'sending')
  return { portal, state, fault: faultIn(inviteSubmission.select(state)) }
}

const bad = { status: 'loaded', value: { status: 'bad' } }

describe('an invitation', () => {
  it('@AUTH-12 says who invites, whom and to what', async () => {
    testBackend('invited')
    const { invitation } = await open(token)
    expect(invitation).toMatchObject({
      status: 'loaded',
      value: { status: 'good', value: { email: 'invited@example.com', inviter: 'Jordan MacLeod' } },
    })
  })

  it('@AUTH-12 becomes a rider who is signed in, confirmed and on the way', async () => {
    const backend = testBackend('invited')
    window.localStorage.setItem('isGuestUser', 'true')
    const { portal } = await accept()
    const state = await portal.until(selectIsRider)
    expect(selectUser(state)).toMatchObject({ email: 'invited@example.com', email_confirmed: true })
    expect(window.localStorage.getItem('auth_token')).toMatch(/^session-/)
    expect(window.localStorage.getItem('isGuestUser')).toBeNull()
    await portal.until((state) => selectNotices(state).length > 0)
    expect(portal.visited).toEqual(['/products'])
    const body = (await backend.calls()).find((call) => call.name === 'acceptInvite')?.body
    expect(body).toEqual({ first_name: 'Ira', last_name: 'Roy', password: ' Harbour 7' })
  })

  it('@AUTH-12 keeps neither token nor password', async () => {
    testBackend('invited')
    const { state } = await accept({ first_name: '' })
    const everything = JSON.stringify([state, { ...window.localStorage }, { ...window.sessionStorage }])
    expect(everything).not.toMatch(/valid-token|Harbour/)
  })

  it.each(['expired-token', '__proto__', 'a?b'])('@AUTH-12 is bad with %s', async (wrong) => {
    testBackend('invited')
    expect((await open(wrong)).invitation).toEqual(bad)
  })

  it('@AUTH-12 that was accepted meanwhile is bad', async () => {
    testBackend('invited')
    const { state } = await accept({}, 'expired-token')
    expect(inviteLink.select(state)).toEqual(bad)
    expect(selectIsRider(state)).toBe(false)
  })

  it('@AUTH-12 @FORM-06 shows at its field what the backend does not accept', async () => {
    testBackend('invited')
    expect(Object.keys((await accept({ password: 'short' })).fault?.fieldErrors ?? {})).toEqual(['password'])
  })

  it.each(['offline', '500', 'html', '50020', 'wrongShape'] as const)(
    '@AUTH-12 that cannot be read by %s is not called bad, and can be opened again',
    async (kind) => {
      const backend = testBackend('invited')
      await backend.fault('readInvite', kind, 1)
      const { portal, invitation } = await open(token)
      expect(invitation.status).toBe('failed')
      expect((await open(token, portal)).invitation).toMatchObject({ status: 'loaded', value: { status: 'good' } })
    },
  )

  it.each(['500', 'html', '50020', 'wrongShape'] as const)(
    '@AUTH-12 that fails by %s signs nobody in',
    async (kind) => {
      const backend = testBackend('invited')
      await backend.fault('acceptInvite', kind)
      const { state, fault } = await accept()
      expect(fault?.errors).toHaveLength(1)
      expect(selectIsRider(state)).toBe(false)
      expect(window.localStorage.getItem('auth_token')).toBeNull()
    },
  )

  it('@AUTH-12 @API-05 leaves a lost connection to the pop-up', async () => {
    const backend = testBackend('invited')
    await backend.fault('acceptInvite', 'offline')
    const { state, fault } = await accept()
    expect(fault).toEqual({})
    expect(selectConnection(state)).toBe('offline')
  })

  it('@AUTH-12 makes a rider log out first, on the same page', async () => {
    const backend = testBackend('riderSignedIn')
    const portal = start()
    portal.store.dispatch(inviteNeedsLogout())
    await portal.until((state) => !selectIsRider(state))
    await vi.waitFor(async () => expect((await backend.calls()).map((call) => call.name)).toEqual(['logout']))
    expect(portal.visited).toEqual([])
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })

  it('@AUTH-12 @AUTH-13 lets a rider keep session and cart', async () => {
    testBackend('riderWithFullCart')
    const portal = testPortal({ answers: { logOutWithCart: 'stay' } })
    portal.store.dispatch(inviteNeedsLogout())
    await settled()
    expect(portal.asked).toEqual(['logOutWithCart'])
    expect(selectIsRider(portal.store.getState())).toBe(true)
  })
})
