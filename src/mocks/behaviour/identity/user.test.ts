import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusal, riderToken as token, send, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend('riderSignedIn')
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const link = { params: { token: 'confirm-user-rider' } }
const change = async (email: string, current_password: string | undefined = 'Transit-2026') => {
  const { data } = await send('getMe', { token })
  return send('updateUser', { token, body: { ...data, first_name: 'Jo', email, locale: 'en', current_password } })
}
const emails = async () => {
  const { email, new_email, email_confirmed } = (await send('getMe', { token })).data
  return [email, new_email, email_confirmed]
}
const mayEnter = async (email: string) => (await signIn(email)).status === 200

test('@ACC-02 a new email replaces the old one once its link is opened; until then the old one signs in', async () => {
  expect((await change('jo@example.com')).data).toMatchObject({ first_name: 'Jo', email: 'rider@example.com' })
  expect(await emails()).toEqual(['rider@example.com', 'jo@example.com', true])
  expect([await mayEnter('rider@example.com'), await mayEnter('jo@example.com')]).toEqual([true, false])
  await send('confirmEmail', link)
  expect(await emails()).toEqual(['jo@example.com', null, true])
  expect([await mayEnter('rider@example.com'), await mayEnter('jo@example.com')]).toEqual([false, true])
})

test('@ACC-02 the present email, as a change of language sends it, leaves the change under way', async () => {
  await change('jo@example.com')
  await change('RIDER@example.com')
  expect(await emails()).toEqual(['rider@example.com', 'jo@example.com', true])
})

test('@ACC-02 the change can be given up, and its link no longer changes the email', async () => {
  expect(await refusal('keepEmail', { token })).toEqual([404, 40404])
  await change('jo@example.com')
  expect((await send('keepEmail', { token })).data).toMatchObject({ email: 'rider@example.com', new_email: null })
  await send('confirmEmail', link)
  expect(await emails()).toEqual(['rider@example.com', null, true])
})

test('@ACC-02 nothing tells whether another account has the email, and no link leads to it', async () => {
  const told = async (email: string) => {
    const { status, data } = await change(email)
    return [status, data.new_email === email]
  }
  expect(await told('new.rider@example.com')).toEqual(await told('nobody@example.com'))
  await change('new.rider@example.com')
  expect((await send('resendConfirmation', { token, body: {} })).status).toBe(200)
  expect((await send('confirmEmail', link)).status).toBe(404)
})

test('@ACC-02 another email needs the password, and the present address is told', async () => {
  for (const password of ['', 'wrong'])
    expect((await change('jo@example.com', password)).errors[0]).toMatchObject({
      code: 40101,
      field: 'current_password',
    })
  expect((await send('getMe', { token })).data).toMatchObject({ first_name: 'Jordan', new_email: null })
  expect((await api.state()).mailedWarnings).toEqual([])
  await change('jo@example.com')
  await change('rider@example.com', '')
  expect((await api.state()).mailedWarnings).toEqual([{ to: 'rider@example.com', about: 'newEmail' }])
})

test('@ACC-02 what is no email is refused', async () => {
  expect((await change('nobody')).errors[0]).toMatchObject({ code: 40001, field: 'email' })
})
