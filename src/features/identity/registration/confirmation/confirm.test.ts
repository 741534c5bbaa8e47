// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { selectAnnouncement, selectNotices } from '../../../../shared/notices/noticesSlice'
import { testBackend, testPortal } from '../../../../testing/portal'
import { selectIsRider, selectUser } from '../../session/visitor/sessionSlice'
import { confirmationLink } from './confirm'

async function confirm(token: string) {
  const portal = testPortal()
  portal.store.dispatch(confirmationLink.requested(token))
  const state = await portal.until((state) => confirmationLink.select(state).status !== 'loading')
  return { portal, state, confirmation: confirmationLink.select(state) }
}

describe('confirming an email', () => {
  it('@AUTH-10 confirms it by the link and announces the way on, once', async () => {
    const backend = testBackend()
    const { portal, confirmation } = await confirm('valid-token')
    expect(confirmation).toMatchObject({ status: 'loaded', value: { status: 'good' } })
    const state = await portal.until((state) => selectAnnouncement(state) !== null)
    expect(selectAnnouncement(state)).toEqual({
      text: { key: 'registration:confirm.announced', values: { count: 5 } },
      count: 1,
    })
    expect((await backend.calls()).map((call) => call.name)).toEqual(['confirmEmail'])
  })

  it('@AUTH-10 @AUTH-16 reloads a signed-in rider and stores the result', async () => {
    const backend = testBackend('unverified')
    const { state } = await confirm('valid-token')
    expect(selectUser(state)?.email_confirmed).toBe(true)
    expect(window.localStorage.getItem('cwp_user')).toContain('"email_confirmed":true')
    expect((await backend.calls()).map((call) => call.name)).toEqual(['confirmEmail', 'getMe'])
  })

  it('@AUTH-10 is confirmed even if the rider cannot be reloaded', async () => {
    const backend = testBackend('unverified')
    await backend.fault('getMe', '500')
    expect((await confirm('valid-token')).confirmation).toMatchObject({ status: 'loaded', value: { status: 'good' } })
  })

  it.each(['401', '50020'] as const)('@AUTH-10 says so although the session has ended meanwhile (%s)', async (kind) => {
    const backend = testBackend('unverified')
    await backend.fault('getMe', kind)
    const { portal, confirmation } = await confirm('valid-token')
    expect(confirmation).toMatchObject({ status: 'loaded', value: { status: 'good' } })
    expect([portal.visited, selectNotices(portal.store.getState())]).toEqual([[], []])
  })

  it.each(['expired-token', 'a/b', '%', '__proto__', 'x'.repeat(3_000)])(
    '@AUTH-10 knows a bad link: %s',
    async (token) => {
      testBackend()
      expect((await confirm(token)).confirmation).toEqual({ status: 'loaded', value: { status: 'bad' } })
    },
  )

  it.each(['offline', '500', 'html', '50020', 'wrongShape', 'empty'] as const)(
    '@AUTH-10 tells a failure by %s from a bad link, keeps no token, and can be tried again',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('confirmEmail', kind, 1)
      const { portal, state, confirmation } = await confirm('valid-token')
      expect(confirmation.status).toBe('failed')
      expect(JSON.stringify(state)).not.toContain('valid-token')
      portal.store.dispatch(confirmationLink.requested('valid-token'))
      await portal.until((state) => confirmationLink.select(state).status === 'loaded')
    },
  )

  it.each(['401', '503'] as const)('@AUTH-14 never ends a rider’s session by %s', async (kind) => {
    const backend = testBackend('unverified')
    await backend.fault('confirmEmail', kind)
    expect(selectIsRider((await confirm('valid-token')).state)).toBe(true)
  })
})
