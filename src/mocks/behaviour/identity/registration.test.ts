import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, riderToken, send, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset())
afterAll(() => server.close())

const ada = { first_name: 'Ada', last_name: 'Roy', email: 'ada@example.com', password: 'Harbour-26', locale: 'fr' }
const link = (token = 'valid-token') => ({ params: { token } })
const uuidOf = async (email: string) => (await api.state()).users.find((user) => user.email === email)?.uuid ?? ''
const isConfirmed = async (email: string) => (await signIn(email)).data.email_confirmed as boolean

describe('signing up', () => {
  test('opens an account that can be used, and confirmed by the link that was mailed', async () => {
    const { data } = await send('signUp', { body: { ...ada, mobile: '+19025550199' } })
    expect(data).toEqual({ uuid: await uuidOf(ada.email), email_confirmed: false })
    const { access_token, ...user } = (await signIn(ada.email, ada.password)).data
    expect(user).toMatchObject({ first_name: 'Ada', mobile: '+19025550199', locale: 'fr', email_confirmed: false })
    expect((await send('listAddresses', { token: access_token })).data.addresses).toEqual([])
    const confirmed = await send('confirmEmail', link(`confirm-${data.uuid}`))
    expect(confirmed.data).toEqual({ email_confirmed: true })
    expect((await send('getMe', { token: access_token })).data.email_confirmed).toBe(true)
  })

  test('does not tell that an email has an account', async () => {
    const known = await send('signUp', { body: { ...ada, email: ' Rider@example.com' } })
    const unknown = await send('signUp', { body: ada })
    expect([known, unknown].map(({ status, data }) => [status, data.uuid, data.email_confirmed])).toEqual([
      [200, 'user-1', false],
      [200, 'user-2', false],
    ])
    expect((await signIn('rider@example.com', ada.password)).status).toBe(401)
    expect((await api.state()).mailedLinks.confirm).not.toHaveProperty('confirm-user-1')
  })

  test.each([
    ['first_name', ' '],
    ['last_name', 'x'.repeat(51)],
    ['email', 'ada@example'],
    ['password', 'short-1'],
    ['password', 'no digits here'],
    ['password', `1${'x'.repeat(64)}`],
    ['mobile', 'phone'],
    ['captcha_token', ''],
  ])('refuses %s "%s"', async (field, value) => {
    const { errors } = await send('signUp', { body: { ...ada, [field]: value } })
    expect(errors).toMatchObject([{ code: 40001, field }])
  })
})

describe('the confirmation', () => {
  test('by a good link, as often as it is opened', async () => {
    expect(await isConfirmed('new.rider@example.com')).toBe(false)
    for (let times = 0; times < 2; times += 1)
      expect((await send('confirmEmail', link())).data).toEqual({ email_confirmed: true })
    expect(await isConfirmed('new.rider@example.com')).toBe(true)
  })

  test('is sent again to a rider, or to an email, known or not', async () => {
    const email = 'new.rider@example.com'
    const answers = [await send('resendConfirmation', { body: { email } })]
    answers.push(await send('resendConfirmation', { body: { email: 'nobody@example.com' } }))
    answers.push(await send('resendConfirmation', { body: { email: 'rider@example.com' } }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(Object.keys((await api.state()).mailedLinks.confirm)).toEqual(['valid-token', 'confirm-user-new'])
    expect(await refusal('resendConfirmation')).toEqual([401, 40100])
    const token = (await signIn(email)).data.access_token
    expect((await send('resendConfirmation', { token })).status).toBe(200)
  })
})

describe('a new password', () => {
  test('is asked for by email, known or not', async () => {
    const known = await send('requestPasswordReset', { body: { email: 'rider@example.com' } })
    expect(await send('requestPasswordReset', { body: { email: 'nobody@example.com' } })).toEqual(known)
    expect(await refusal('requestPasswordReset', { body: { email: 'nobody' } })).toEqual([400, 40001])
    expect(Object.keys((await api.state()).mailedLinks.reset)).toEqual(['valid-token', 'reset-user-rider'])
  })

  test('ends all sessions, and all links', async () => {
    await api.reset('riderSignedIn')
    const call = { ...link(), body: { password: 'Harbour-26' } }
    expect((await send('checkPasswordReset', link())).data).toEqual({ valid: true })
    expect(await refusal('resetPassword', { ...call, body: { password: 'harbour' } })).toEqual([400, 40001])
    expect((await send('resetPassword', call)).status).toBe(200)
    expect((await send('getMe', { token: riderToken })).status).toBe(401)
    expect((await signIn('rider@example.com')).status).toBe(401)
    expect((await signIn('rider@example.com', 'Harbour-26')).status).toBe(200)
    expect(await refusal('resetPassword', call)).toEqual([404, 40402])
  })
})

describe('an invitation', () => {
  test('opens an account with its email confirmed, once', async () => {
    await api.reset('invited')
    const { email, access } = (await send('readInvite', link())).data
    expect([email, access]).toEqual(['invited@example.com', expect.stringContaining('cards')])
    const { first_name, last_name, password } = ada
    const call = { ...link(), body: { first_name, last_name, password, email: 'other@example.com' } }
    const { data } = await send('acceptInvite', call)
    expect(data).toMatchObject({ email, email_confirmed: true, first_name })
    expect((await send('getMe', { token: data.access_token })).data.email).toBe(email)
    expect(await refusal('acceptInvite', call)).toEqual([404, 40402])
    expect(await refusal('readInvite', link())).toEqual([404, 40402])
  })
})

test.each(['confirmEmail', 'checkPasswordReset', 'resetPassword', 'readInvite', 'acceptInvite'] as const)(
  '%s knows a bad token',
  async (name) => {
    const body = { ...ada }
    expect(await refusal(name, { ...link('expired-token'), body })).toEqual([404, 40402])
    expect(await refusal(name, { ...link('constructor'), body })).toEqual([404, 40402])
  },
)

test('a session that has ended prevents none of them', async () => {
  const token = 'ended'
  expect((await send('readInvite', { ...link(), token })).status).toBe(200)
  expect((await send('requestPasswordReset', { token, body: { email: 'rider@example.com' } })).status).toBe(200)
})

describe('a captcha', () => {
  const success = async (token: string) => (await send('verifyCaptcha', { body: { token } })).data.success

  test('is solved by any token but an empty one', async () => {
    expect([await success('any'), await success(' ')]).toEqual([true, false])
  })

  const card = { card_number: '6030123456789012', security_code: '123' }
  test.each([
    ['signUp', ada],
    ['requestPasswordReset', { email: 'rider@example.com' }],
    ['login', { email: 'rider@example.com', password: 'Transit-2026' }],
    ['startCardSession', card],
  ] as const)(
    '@AUTH-18 that was found good lets %s through once; without one the call goes through',
    async (name, rest) => {
      const call = { body: { ...rest, captcha_token: 'solved' } }
      const refused = { status: 400, errors: [{ code: 40001, field: 'captcha_token' }] }
      expect(await send(name, call)).toMatchObject(refused)
      await success('solved')
      expect((await send(name, call)).status).toBe(200)
      expect(await send(name, call)).toMatchObject(refused)
      expect((await send(name, { body: rest })).status).toBe(200)
    },
  )
})

test('the wallet tells what is left on it', async () => {
  await api.reset('riderSignedIn')
  const { payment_methods } = (await send('listPaymentMethods', { token: riderToken })).data
  const balances = payment_methods.map(({ type, balance }: { type: string; balance: number }) => [type, balance])
  expect(balances).toEqual([
    ['card', null],
    ['bank', null],
    ['wallet', 4250],
    ['commuter', 6000],
    ['paypal', null],
  ])
})
