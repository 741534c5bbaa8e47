import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, riderToken as token, send, sendRaw, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  await api.reset()
  await clock(0)
})
afterAll(() => server.close())

/** Sets the clock to this many seconds after nine o'clock. */
const clock = (seconds: number) => api.now(new Date(Date.UTC(2026, 10, 20, 9, 0, seconds)).toISOString())

const halfway = async (name: 'mfa' | 'setup') => (await signIn(`${name}.rider@example.com`)).data.access_token as string
const phone = { country_code: '+1', phone: '(902) 555-0133' }

test('@ACC-04 a rider gets ten backup codes with the enrolment, and other ones by the password alone', async () => {
  await api.reset('riderSignedIn')
  const make = (password?: string) => send('makeBackupCodes', { token, body: { current_password: password } })
  expect((await make('Transit-2026')).errors[0]?.code).toBe(40302)
  await send('enrollSecondFactor', { token, body: { ...phone, current_password: 'Transit-2026' } })
  const first = (await send('verifySecondFactorCode', { token, body: { code: '123456' } })).data.backup_codes
  expect(new Set(first).size).toBe(10)
  for (const code of first) expect(code).toMatch(/^[A-Z\d]{5}-[A-Z\d]{5}$/)
  for (const password of [undefined, 'wrong']) expect((await make(password)).errors[0]?.code).toBe(40101)
  const second = (await make('Transit-2026')).data.backup_codes as string[]
  expect(second.filter((code) => first.includes(code))).toEqual([])
  expect(await refusal('verifySecondFactorCode', { token, body: { backup_code: first[0] } })).toEqual([401, 40102])
  expect((await send('getMe', { token })).data.mfa_backup_codes_left).toBe(10)
  expect(await refusal('disableSecondFactor', { token, body: { backup_code: second[0] } })).toEqual([200, undefined])
  expect((await send('getMe', { token })).data.mfa_backup_codes_left).toBeNull()
})

describe('@AUTH-04 @ACC-24 a backup code', () => {
  const use = (token: string, backup_code: string) =>
    refusal('verifySecondFactorCode', { token, body: { backup_code } })

  test('signs in once, however it is written', async () => {
    const { data } = await send('verifySecondFactorCode', {
      token: await halfway('mfa'),
      body: { backup_code: ' sable port3' },
    })
    expect(data).toMatchObject({ mfa_enrollment_status: '1', mfa_backup_codes_left: 9 })
    expect((await send('getMe', { token: data.access_token })).status).toBe(200)
    const next = await halfway('mfa')
    expect(await use(next, 'SABLE-PORT3')).toEqual([401, 40102])
    expect(await use(next, 'SABLE-PORT4')).toEqual([200, undefined])
  })

  test('is of no use to a rider without an enrolled phone', async () => {
    const token = await halfway('setup')
    await send('enrollSecondFactor', { token, body: phone })
    expect(await use(token, 'SABLE-PORT3')).toEqual([404, 40404])
  })

  test('cannot be guessed: after five wrong ones none counts for 15 minutes, in any session', async () => {
    const token = await halfway('mfa')
    for (let tries = 0; tries < 5; tries += 1) expect(await use(token, `WRONG-0000${tries}`)).toEqual([401, 40102])
    const answer = await sendRaw('verifySecondFactorCode', { token, body: { backup_code: 'SABLE-PORT3' } })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '900'])
    expect(await use(await halfway('mfa'), 'SABLE-PORT3')).toEqual([429, 42901])
    await clock(900)
    expect(await use(await halfway('mfa'), 'SABLE-PORT3')).toEqual([200, undefined])
  })
})
