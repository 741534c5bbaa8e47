import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal, send, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset())
afterAll(() => server.close())

test.each(['rider', 'new.rider', 'mfa.rider', 'setup.rider', 'blocked.rider'])('%s signs in', async (name) => {
  const { status, data } = await signIn(` ${name.toUpperCase()}@example.com `)
  expect([status, data.email]).toEqual([200, `${name}@example.com`])
  expect(data).not.toHaveProperty('password')
})

test.each([
  [{ email: 'rider@example.com', password: 'transit-2026' }],
  [{ email: 'nobody@example.com', password: 'Transit-2026' }],
  [{ access_token: 'bad-token', login_type: 'Google' }],
  [{ access_token: 'good-token', login_type: 'MySpace' }],
  [{}],
])('wrong credentials are refused: %j', async (body) => {
  expect(await refusal('login', { body })).toEqual([401, 40101])
})

test.each(['Google', 'Facebook', 'AppleId'])('a token of %s signs the rider in', async (login_type) => {
  const { data } = await send('login', { body: { access_token: 'good-token', login_type } })
  expect(data.email).toBe('rider@example.com')
})

test('a session ends for good', async () => {
  const token = (await signIn('rider@example.com')).data.access_token
  expect((await send('listAddresses', { token })).data.addresses).toHaveLength(2)
  expect((await send('logout', { token })).status).toBe(200)
  expect((await send('listAddresses', { token })).status).toBe(401)
  expect((await send('getOrgConfig', { token })).status).toBe(401)
})

test.each([
  ['mfa.rider@example.com', '1'],
  ['setup.rider@example.com', '0'],
])('%s gets only a temporary token', async (email, status) => {
  const { access_token: token, mfa_enrollment_status, mfa_config } = (await signIn(email)).data
  expect([mfa_enrollment_status, mfa_config.enabled]).toEqual([status, true])
  expect((await send('listAddresses', { token })).status).toBe(401)
  expect((await send('logout', { token })).status).toBe(200)
  expect((await send('declineSecondFactor', { token, body: { remember: false } })).status).toBe(401)
})

const labelsOf = async (form_method: string, langCode: string) =>
  (await send('getForm', { body: { form_method, langCode } })).data.fields.map(
    (field: { label: string }) => field.label,
  )

test('the sign-in form speaks the language asked for', async () => {
  expect(await labelsOf('login', 'fr')).toEqual(['Courriel', 'Mot de passe'])
  expect(await labelsOf('login', 'vi')).toEqual(['Email', 'Password'])
  expect(await refusal('getForm', { body: { form_method: 'tax', langCode: 'en' } })).toEqual([400, 40001])
})

test.each([
  ['signup', ['first_name', 'last_name', 'email', 'confirm_email', 'password', 'confirm_password', 'mobile']],
  ['forgot', ['email']],
  ['reset', ['password', 'confirm_password']],
  ['invite', ['first_name', 'last_name', 'password', 'confirm_password']],
])('the form %s has its fields in both languages', async (form_method, keys) => {
  const { fields } = (await send('getForm', { body: { form_method, langCode: 'fr' } })).data
  expect(fields.map((field: { key: string }) => field.key)).toEqual(keys)
  const english = await labelsOf(form_method, 'en')
  expect(new Set([...english, ...(await labelsOf(form_method, 'fr'))]).size).toBe(2 * keys.length)
})

test('the sign-up form knows a good password', async () => {
  const { fields } = (await send('getForm', { body: { form_method: 'signup', langCode: 'en' } })).data
  const { pattern, minlength, maxlength, messages } = fields[4]
  const fits = (password: string) => new RegExp(pattern, 'u').test(password)
  expect([minlength, maxlength]).toEqual([8, 64])
  expect(['été 2026', 'only letters', '12345678'].map(fits)).toEqual([true, false, false])
  expect(Object.keys(messages).sort()).toEqual(['maxlength', 'minlength', 'pattern', 'required'])
})
