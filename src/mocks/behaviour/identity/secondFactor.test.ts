import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, riderToken, send, sendRaw, signIn } from '../../callsInTests'
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

const halfway = async (name: 'mfa' | 'setup' | 'required') =>
  (await signIn(`${name}.rider@example.com`)).data.access_token as string
const verify = (token: string, code = '123456') => refusal('verifySecondFactorCode', { token, body: { code } })
const phone = { country_code: '+1', phone: '(902) 555-0133' }
const sent = { resend_after: 60, expires_in: 600, tries_left: 5 }

test('an enrolled rider gets a code at once, and a full session for it', async () => {
  const { access_token: token, code_sent } = (await signIn('mfa.rider@example.com')).data
  expect(code_sent).toEqual({ ...sent, sent_to: '+•••••••••71' })
  const { data } = await send('verifySecondFactorCode', { token, body: { code: ' 123456 ' } })
  expect(data.mfa_enrollment_status).toBe('1')
  expect((await send('getMe', { token: data.access_token })).data.email).toBe('mfa.rider@example.com')
  expect(await verify(token)).toEqual([401, 40100])
})

test('who needs no second factor is sent no code', async () => {
  expect((await signIn('rider@example.com')).data).not.toHaveProperty('code_sent')
  expect((await signIn('setup.rider@example.com')).data).not.toHaveProperty('code_sent')
})

test('a phone is enrolled by the code that it gets', async () => {
  const token = await halfway('setup')
  expect(await verify(token)).toEqual([404, 40404])
  expect(await refusal('resendSecondFactorCode', { token })).toEqual([404, 40404])
  expect((await send('enrollSecondFactor', { token, body: phone })).data).toEqual({ ...sent, sent_to: '+•••••••••33' })
  expect(await verify(token)).toEqual([200, undefined])
  const user = (await api.state()).users.find((entry) => entry.uuid === 'user-setup')
  expect(user).toMatchObject({ mfa_enrollment_status: '1', mfa_phone: '+19025550133' })
  expect((await signIn('setup.rider@example.com')).data.code_sent.sent_to).toBe('+•••••••••33')
})

test.each([
  [{ country_code: '', phone: '9025550133' }, 'country_code'],
  [{ country_code: '+1', phone: '902555013' }, 'phone'],
  [{ country_code: '+33', phone: 'phone' }, 'phone'],
])('no phone: %j', async (body, field) => {
  const { errors } = await send('enrollSecondFactor', { token: await halfway('setup'), body })
  expect(errors).toMatchObject([{ code: 40001, field }])
})

describe('a code', () => {
  test('is void after five wrong ones, until another is sent', async () => {
    const token = await halfway('mfa')
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(token, '000000')).toEqual([401, 40102])
    expect(await verify(token)).toEqual([429, 42901])
    await clock(60)
    expect((await send('resendSecondFactorCode', { token })).data).toMatchObject(sent)
    expect(await verify(token)).toEqual([200, undefined])
  })

  test('is good for ten minutes', async () => {
    const token = await halfway('mfa')
    await clock(600)
    expect(await verify(token)).toEqual([401, 40103])
    expect((await send('resendSecondFactorCode', { token })).status).toBe(200)
    expect(await verify(token)).toEqual([200, undefined])
  })

  test('is sent again after a minute', async () => {
    const token = await halfway('mfa')
    await clock(18)
    const answer = await sendRaw('resendSecondFactorCode', { token })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '42'])
    expect(await refusal('resendSecondFactorCode', { token })).toEqual([429, 42901])
    await clock(60)
    expect((await send('resendSecondFactorCode', { token })).status).toBe(200)
    expect(await refusal('resendSecondFactorCode', { token })).toEqual([429, 42901])
  })
})

test('a temporary token ends after a quarter of an hour', async () => {
  const token = await halfway('setup')
  await clock(899)
  expect((await send('enrollSecondFactor', { token, body: phone })).status).toBe(200)
  await clock(900)
  expect(await verify(token)).toEqual([401, 40100])
  expect((await send('logout', { token })).status).toBe(401)
})

test('@API-02 a temporary token is a visitor’s to every other call, as long as it lives', async () => {
  const token = await halfway('mfa')
  expect((await send('getOrgConfig', { token })).status).toBe(200)
  expect(await refusal('listAddresses', { token })).toEqual([401, 40100])
  await clock(900)
  expect(await refusal('getOrgConfig', { token })).toEqual([401, 40100])
})

test.each(['mfaEnrolled', 'mfaToEnrol'] as const)('the sign-in of %s begins with the first call', async (scenario) => {
  await api.reset(scenario)
  await clock(0)
  const token = scenario === 'mfaEnrolled' ? 'temporary-of-user-mfa' : 'temporary-of-user-setup'
  await send('getOrgConfig')
  await clock(899)
  const left = scenario === 'mfaEnrolled' ? [401, 40103] : [404, 40404]
  expect(await verify(token)).toEqual(left)
  await clock(900)
  expect(await verify(token)).toEqual([401, 40100])
})

describe('the offer', () => {
  test.each([
    [true, '2'],
    [false, '0'],
  ])('can be declined, remember %s', async (remember, status) => {
    const token = await halfway('setup')
    const { data } = await send('declineSecondFactor', { token, body: { remember } })
    expect(data.mfa_enrollment_status).toBe(status)
    expect((await send('getMe', { token: data.access_token })).data.mfa_enrollment_status).toBe(status)
    expect(await refusal('enrollSecondFactor', { token, body: phone })).toEqual([401, 40100])
    const next = (await signIn('setup.rider@example.com')).data.access_token
    expect((await send('getMe', { token: next })).status).toBe(remember ? 200 : 401)
  })

  test('is none where the operator requires it', async () => {
    expect((await signIn('required.rider@example.com')).data.mfa_config).toEqual({ enabled: true, required: true })
    const token = await halfway('required')
    expect(await refusal('declineSecondFactor', { token, body: { remember: false } })).toEqual([403, 40302])
  })

  test('is no way around a phone that is enrolled', async () => {
    const token = await halfway('mfa')
    expect(await refusal('declineSecondFactor', { token, body: { remember: true } })).toEqual([403, 40302])
    expect(await refusal('enrollSecondFactor', { token, body: phone })).toEqual([403, 40302])
  })
})

describe('@ACC-04 a rider who is signed in', () => {
  const token = riderToken
  const isOn = async () => (await send('getMe', { token })).data.mfa_config.enabled as boolean
  const phoneShown = async () => (await send('getMe', { token })).data.mfa_phone as string | null
  const enable = async (number = phone) => {
    const body = { ...number, current_password: 'Transit-2026' }
    expect((await send('enrollSecondFactor', { token, body })).status).toBe(200)
    expect((await send('verifySecondFactorCode', { token, body: { code: '123456' } })).data.access_token).toBe(token)
  }
  const disable = (code = '123456') => refusal('disableSecondFactor', { token, body: { code } })
  const other = { country_code: '+1', phone: '902 555-0144' }

  test('can enrol, and goes on with the same session', async () => {
    await api.reset('riderSignedIn')
    await enable()
    expect([await isOn(), await phoneShown()]).toEqual([true, '+•••••••••33'])
    expect(await refusal('enrollSecondFactor', { body: phone })).toEqual([401, 40100])
  })

  test.each([undefined, '', 'wrong'])('cannot enrol with the password %j', async (current_password) => {
    await api.reset('riderSignedIn')
    const { status, errors } = await send('enrollSecondFactor', { token, body: { ...phone, current_password } })
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([401, 40101, 'current_password'])
    expect(await isOn()).toBe(false)
  })

  test('cannot enrol before the email is confirmed', async () => {
    await api.reset('newRider')
    expect(await refusal('enrollSecondFactor', { token: 'session-of-user-new', body: phone })).toEqual([403, 40301])
  })

  test('disables it by a code that the enrolled phone gets now', async () => {
    await api.reset('riderSignedIn')
    expect(await refusal('challengeSecondFactor', { token })).toEqual([404, 40404])
    await enable()
    expect(await disable()).toEqual([404, 40404])
    expect((await send('challengeSecondFactor', { token })).data.sent_to).toBe('+•••••••••33')
    expect(await refusal('challengeSecondFactor', { token })).toEqual([429, 42901])
    expect(await disable('000000')).toEqual([401, 40102])
    expect(await disable()).toEqual([200, undefined])
    expect([await isOn(), await phoneShown()]).toEqual([false, null])
  })

  test('changes the phone only after the enrolled one is proved, and keeps it until the new one is', async () => {
    await api.reset('riderSignedIn')
    await enable()
    expect(await refusal('enrollSecondFactor', { token, body: other })).toEqual([403, 40302])
    await send('challengeSecondFactor', { token })
    expect(await verify(token)).toEqual([200, undefined])
    expect((await send('enrollSecondFactor', { token, body: other })).data.sent_to).toBe('+•••••••••44')
    expect(await phoneShown()).toBe('+•••••••••33')
    // The code of the new phone does not disable the second factor of the old one.
    expect(await disable()).toEqual([404, 40404])
    expect(await verify(token)).toEqual([200, undefined])
    expect(await phoneShown()).toBe('+•••••••••44')
    expect(await refusal('enrollSecondFactor', { token, body: phone })).toEqual([403, 40302])
  })

  test('cannot disable what the operator requires', async () => {
    const mine = await halfway('required')
    await send('enrollSecondFactor', { token: mine, body: phone })
    const full = (await send('verifySecondFactorCode', { token: mine, body: { code: '123456' } })).data.access_token
    await send('challengeSecondFactor', { token: full })
    expect(await refusal('disableSecondFactor', { token: full, body: { code: '123456' } })).toEqual([403, 40302])
  })
})
