// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { dialogAnswered, dialogsDismissed, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { testBackend } from '../../../../testing/portal'
import { act, backendAtNoon, kept, noon, openOf, phone, signInHalfWay } from '../../../../testing/secondStep'
import { selectIsRider, selectUser } from '../visitor/sessionSlice'
import * as step from './secondFactorSlice'

describe('A rider with an enrolled phone', () => {
  it('@AUTH-04 enters the code that was sent when the password was right', async () => {
    const backend = testBackend()
    const portal = await signInHalfWay('mfa')
    expect(openOf(portal)).toMatchObject({ step: 'code', isEnrolled: true, code: { sentTo: '+•••••••••71' } })
    portal.store.dispatch(step.codeGiven('123456'))
    const state = await portal.until(selectIsRider)
    expect(selectUser(state)?.email).toBe('mfa.rider@example.com')
    expect(kept('auth_token')).toBe('session-2')
    expect(kept('cwp_user')).toContain('mfa.rider@example.com')
    expect([kept('tempAuthToken'), kept('secondFactor')]).toEqual([null, null])
    const call = (await backend.calls()).at(-1)
    expect(call?.headers).toMatchObject({ authorization: 'Bearer session-1', 'x-client-id': 'sableport-web' })
  })

  it('@AUTH-04 never stores the code', async () => {
    testBackend()
    const portal = await signInHalfWay('mfa')
    await act(portal, step.codeGiven('999999'))
    const everything = JSON.stringify([portal.store.getState(), window.localStorage, window.sessionStorage])
    expect(everything).not.toContain('999999')
  })

  it('@AUTH-04 @ACC-04 sees that a code is wrong and how many tries are left; the fifth makes it void', async () => {
    const backend = await backendAtNoon()
    const portal = await signInHalfWay('mfa')
    await act(portal, step.codeGiven('000000'))
    expect(openOf(portal)).toMatchObject({
      code: { triesLeft: 4 },
      fieldErrors: { code: { key: 'secondFactor:code.wrong' } },
    })
    for (let guess = 0; guess < 4; guess += 1) await act(portal, step.codeGiven('000000'))
    expect(openOf(portal)).toMatchObject({ code: { triesLeft: 0 } })
    await backend.now('2026-11-20T12:01:01Z')
    await act(portal, step.resendRequested())
    expect(openOf(portal)).toMatchObject({ code: { triesLeft: 5 }, resendAt: noon + 121_000 })
    await act(portal, step.codeGiven('123456'))
    expect(selectIsRider(portal.store.getState())).toBe(true)
  })

  it('@AUTH-04 learns when another code can be asked for, if it was too early', async () => {
    await backendAtNoon()
    const portal = await signInHalfWay('mfa')
    expect(openOf(portal).resendAt).toBe(noon + 60_000)
    await act(portal, step.resendRequested())
    expect(openOf(portal)).toMatchObject({ step: 'code', resendAt: noon + 60_000, pending: null })
  })

  it('@AUTH-04 a code lives ten minutes', async () => {
    const backend = await backendAtNoon()
    const portal = await signInHalfWay('mfa')
    expect(openOf(portal).code?.expiresAt).toBe(noon + 600_000)
    await backend.now('2026-11-20T12:10:00Z')
    await act(portal, step.codeGiven('123456'))
    expect(openOf(portal)).toMatchObject({ step: 'code', code: { expiresAt: 0 } })
    expect(selectIsRider(portal.store.getState())).toBe(false)
  })

  it('@AUTH-04 cannot go around the code: neither the number nor the step can be changed', async () => {
    testBackend()
    const portal = await signInHalfWay('mfa')
    for (const action of [step.numberChanged(), step.offerDeclined({ remember: true }), step.phoneGiven(phone)])
      portal.store.dispatch(action)
    expect(openOf(portal)).toMatchObject({ step: 'code', pending: null })
  })
})

describe('A rider who is offered a second factor', () => {
  it.each([
    [false, '0'],
    [true, '2'],
  ])('@AUTH-04 goes on without it (for good: %s)', async (remember, status) => {
    const backend = testBackend()
    const portal = await signInHalfWay('setup')
    expect(openOf(portal)).toMatchObject({ step: 'offer', isRequired: false })
    portal.store.dispatch(step.offerDeclined({ remember }))
    const state = await portal.until(selectIsRider)
    expect(selectUser(state)?.mfa_enrollment_status).toBe(status)
    expect((await backend.calls()).at(-1)?.body).toEqual({ remember })
  })

  it('@AUTH-04 @ACC-04 enrols a phone, changes the number, and is told that it worked', async () => {
    const backend = testBackend()
    const portal = await signInHalfWay('setup')
    portal.store.dispatch(step.offerAccepted())
    await act(portal, step.phoneGiven({ country_code: '+1', phone: '9025550199' }))
    expect(openOf(portal)).toMatchObject({ step: 'code', code: { sentTo: '+•••••••••99' } })
    portal.store.dispatch(step.numberChanged())
    expect(openOf(portal).step).toBe('phone')
    await act(portal, step.phoneGiven(phone))
    await act(portal, step.codeGiven('123456'))
    const state = portal.store.getState()
    expect(selectUser(state)?.mfa_enrollment_status).toBe('1')
    expect(selectNotices(state).map((notice) => notice.text.key)).toEqual(['session:secondFactor.enrolled'])
    const { users } = await backend.state()
    expect(users.find((user) => user.uuid === 'user-setup')?.mfa_phone).toBe('+19025550133')
  })

  it('@AUTH-04 must take it where the operator requires it', async () => {
    const backend = testBackend()
    const portal = await signInHalfWay('required')
    expect(openOf(portal)).toMatchObject({ step: 'offer', isRequired: true })
    portal.store.dispatch(step.offerDeclined({ remember: false }))
    expect(openOf(portal).pending).toBeNull()
    expect((await backend.calls()).map((call) => call.name)).toEqual(['login'])
  })

  it('@FORM-05 sees at the field what the backend does not accept', async () => {
    testBackend()
    const portal = await signInHalfWay('setup')
    portal.store.dispatch(step.offerAccepted())
    await act(portal, step.phoneGiven({ country_code: '+1', phone: '1' }))
    expect(openOf(portal).fieldErrors).toEqual({ phone: { key: 'secondFactor:phone.refused.phone' } })
    await act(portal, step.phoneGiven({ country_code: 'x', phone: '9025550133' }))
    expect(openOf(portal).fieldErrors).toEqual({ country: { key: 'secondFactor:phone.refused.country' } })
  })
})

describe('A rider who no longer has the phone', () => {
  it('@AUTH-04 @ACC-24 signs in by a backup code, and hears how many are left', async () => {
    const backend = testBackend()
    const portal = await signInHalfWay('mfa')
    portal.store.dispatch(step.backupCodeGiven('SABLE-PORT3'))
    const state = await portal.until(selectIsRider)
    expect(selectUser(state)?.mfa_backup_codes_left).toBe(9)
    expect(selectNotices(state).map(({ text }) => text)).toEqual([
      { key: 'secondFactor:backup.used', values: { count: 9 } },
    ])
    expect((await backend.calls()).at(-1)?.body).toEqual({ backup_code: 'SABLE-PORT3' })
  })

  it.each([
    ['is wrong', 'WRONG-00000', 'secondFactor:backup.wrong'],
    ['is the last one, used before', 'SABLE-PORT3', 'secondFactor:backup.none'],
  ])(
    '@AUTH-04 is told at its field that a backup code %s; the code of the message stays as it is',
    async (_, code, key) => {
      const backend = testBackend()
      const portal = await signInHalfWay('mfa')
      if (key.endsWith('none')) {
        const { send, signIn } = await import('../../../../mocks/callsInTests')
        for (let number = 0; number < 10; number += 1) {
          const token = (await signIn('mfa.rider@example.com')).data.access_token as string
          await send('verifySecondFactorCode', { token, body: { backup_code: `SABLE-PORT${number}` } })
        }
      }
      await act(portal, step.backupCodeGiven(code))
      expect(openOf(portal)).toMatchObject({
        step: 'code',
        code: { triesLeft: 5 },
        fieldErrors: { backup_code: { key } },
      })
      expect((await backend.state()).sessions[kept('tempAuthToken') ?? '']?.code?.tries_left).toBe(5)
      await act(portal, step.codeGiven('123456'))
      expect(selectIsRider(portal.store.getState())).toBe(true)
    },
  )

  it('@AUTH-04 was shown the codes when the phone was enrolled: on the page after it, too, until they are saved', async () => {
    const backend = testBackend()
    const portal = await signInHalfWay('setup')
    const { store, asked } = portal
    store.dispatch(step.offerAccepted())
    await act(portal, step.phoneGiven(phone))
    await act(portal, step.codeGiven('123456'))
    const codes = (await backend.state()).backupCodes['user-setup']
    expect(codes).toHaveLength(10)
    const open = () => selectOpenDialog(store.getState())
    expect(open()?.params).toEqual({ codes })
    // The page of sign-in is left.
    store.dispatch(dialogsDismissed())
    expect(open()?.params).toEqual({ codes })
    store.dispatch(dialogAnswered({ id: open()?.id ?? 0, answer: 'saved' }))
    expect(open()).toBeUndefined()
    expect(new Set(asked)).toEqual(new Set(['backupCodes']))
    expect(JSON.stringify([store.getState(), window.localStorage, window.sessionStorage])).not.toContain(codes?.[0])
  })
})
