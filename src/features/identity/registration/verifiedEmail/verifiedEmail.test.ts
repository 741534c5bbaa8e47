// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { setClock } from '../../../../shared/clock'
import { dialogAnswered, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { cartLine } from '../../../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../../../testing/portal'
import { checkoutRequested } from '../../../buying/cart'
import { selectUser } from '../../session/visitor/sessionSlice'
import { resendSubmission, selectResendPause } from './resend'
import { verificationCheck, verificationGlanced } from './verification'
import { settled } from '../../../../testing/settled'

function start(isRequired = true) {
  const portal = testPortal({ settings: ({ features }) => (features.verifiedEmailForCheckout = isRequired) })
  return portal
}

const confirmElsewhere = async () => {
  const { request } = await import('../../../../api/client')
  const { confirmEmail } = await import('../../../../api/contract/identity/registration')
  await request(confirmEmail, { params: { token: 'valid-token' } })
}

describe('an action that needs a confirmed email', () => {
  it('@AUTH-16 @PAY-11 is stopped by a dialog, and not taken when the rider leaves it', async () => {
    testBackend('unverified')
    const portal = start()
    portal.store.dispatch(checkoutRequested())
    const dialog = selectOpenDialog(await portal.until((state) => selectOpenDialog(state) !== undefined))
    expect(dialog).toMatchObject({ name: 'verifyEmail', params: { email: 'new.rider@example.com' } })
    portal.store.dispatch(dialogAnswered({ id: dialog?.id ?? 0, answer: 'cancel' }))
    expect(portal.visited).toEqual([])
  })

  it('@AUTH-16 @PAY-11 goes on when the email is verified', async () => {
    testBackend('unverified')
    const portal = start()
    portal.store.dispatch(checkoutRequested())
    const dialog = selectOpenDialog(await portal.until((state) => selectOpenDialog(state) !== undefined))
    portal.store.dispatch(dialogAnswered({ id: dialog?.id ?? 0, answer: 'verified' }))
    await vi.waitUntil(() => portal.visited.length > 0)
    expect(portal.visited).toEqual(['/checkout'])
  })

  it('@PAY-11 is not stopped where the operator does not ask for it', async () => {
    testBackend('unverified')
    const portal = start(false)
    portal.store.dispatch(checkoutRequested())
    await vi.waitUntil(() => portal.visited.length > 0)
    expect([portal.asked, portal.visited]).toEqual([[], ['/checkout']])
  })

  it('@PAY-11 is not stopped for a rider whose email is confirmed, nor for a guest', async () => {
    testBackend('riderWithFullCart')
    const portal = start()
    portal.store.dispatch(checkoutRequested())
    await vi.waitUntil(() => portal.visited.length > 0)
    expect([portal.asked, portal.visited]).toEqual([[], ['/checkout']])
    window.localStorage.clear()
    window.localStorage.setItem('isGuestUser', 'true')
    window.localStorage.setItem('cart', JSON.stringify([cartLine()]))
    const guests = start()
    guests.store.dispatch(checkoutRequested())
    await vi.waitUntil(() => guests.visited.length > 0)
    expect([guests.asked, guests.visited]).toEqual([[], ['/anonymous/checkout']])
  })
})

describe('sending the confirmation again', () => {
  async function resend(email: string | undefined, portal = start()) {
    portal.store.dispatch(resendSubmission.requested({ email }))
    const state = await portal.until((state) => resendSubmission.select(state).status !== 'sending')
    return { portal, ...resendSubmission.select(state), pausedUntil: selectResendPause(state) }
  }

  it('@AUTH-16 goes to the rider’s own email, and pauses for a minute', async () => {
    setClock(() => 1_000_000)
    const backend = testBackend('unverified')
    expect(await resend(undefined)).toMatchObject({ status: 'done', pausedUntil: 1_060_000 })
    expect((await backend.calls())[0]?.body).toEqual({})
    expect((await backend.state()).mailedLinks.confirm).toHaveProperty('confirm-user-new')
  })

  it('@AUTH-10 goes to the email that a visitor gives, with the same answer for an unknown one', async () => {
    const backend = testBackend()
    expect((await resend('new.rider@example.com')).status).toBe('done')
    expect((await resend('nobody@example.com')).status).toBe('done')
    expect((await backend.calls()).map((call) => call.body)).toEqual([
      { email: 'new.rider@example.com' },
      { email: 'nobody@example.com' },
    ])
  })

  it.each(['offline', '500', 'html', '50020', '401', 'malformed'] as const)(
    '@AUTH-16 says that it failed by %s, and may be tried at once',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('resendConfirmation', kind, 1)
      const { portal, status, pausedUntil } = await resend('new.rider@example.com')
      expect([status, pausedUntil]).toEqual(['failed', 0])
      expect((await resend('new.rider@example.com', portal)).status).toBe('done')
    },
  )

  it('@AUTH-16 waits as long as a backend that had too much says', async () => {
    setClock(() => 1_000_000)
    const backend = testBackend('unverified')
    await backend.fault('resendConfirmation', '429')
    expect(await resend(undefined)).toMatchObject({ status: 'failed', pausedUntil: 1_005_000 })
  })
})

describe('"I have verified it"', () => {
  async function check(inPassing: boolean, portal = start()) {
    portal.store.dispatch(inPassing ? verificationGlanced() : verificationCheck.requested())
    if (inPassing) await settled()
    const state = await portal.until((state) => verificationCheck.select(state).status !== 'sending')
    return { status: verificationCheck.select(state).status, user: selectUser(state) }
  }

  it('@AUTH-16 reloads the rider', async () => {
    testBackend('unverified')
    const portal = start()
    await confirmElsewhere()
    expect(await check(false, portal)).toMatchObject({ status: 'idle', user: { email_confirmed: true } })
    expect(window.localStorage.getItem('cwp_user')).toContain('"email_confirmed":true')
  })

  it('@AUTH-16 says when it is not confirmed; a check in the background says nothing', async () => {
    testBackend('unverified')
    const portal = start()
    expect((await check(true, portal)).status).toBe('idle')
    expect((await check(false, portal)).status).toBe('done')
    expect((await check(true, portal)).status).toBe('done')
  })

  it.each(['offline', '500', 'html', 'wrongShape'] as const)(
    '@AUTH-16 says when it cannot be told by %s',
    async (kind) => {
      const backend = testBackend('unverified')
      await backend.fault('getMe', kind)
      expect((await check(false)).status).toBe('failed')
    },
  )
})
