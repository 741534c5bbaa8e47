import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusal, riderToken as token, send, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend('riderSignedIn')
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const current_password = 'Transit-2026'

describe('@ACC-03 another password', () => {
  const change = (body: object) =>
    refusal('changePassword', { token, body: { current_password, password: 'Harbour-26', ...body } })

  test('signs in from now on, and ends every other session', async () => {
    const elsewhere = (await signIn('rider@example.com')).data.access_token as string
    expect(await change({})).toEqual([200, undefined])
    expect((await send('getMe', { token })).status).toBe(200)
    expect((await send('getMe', { token: elsewhere })).status).toBe(401)
    expect([
      (await signIn('rider@example.com')).status,
      (await signIn('rider@example.com', 'Harbour-26')).status,
    ]).toEqual([401, 200])
  })

  test.each([
    [{ current_password: 'wrong' }, [401, 40101]],
    [{ password: 'short-1' }, [400, 40001]],
    [{ password: 'no digits here' }, [400, 40001]],
  ])('is refused: %j', async (body, why) => {
    expect(await change(body)).toEqual(why)
    expect((await signIn('rider@example.com')).status).toBe(200)
  })
})

describe('@ACC-03 security questions', () => {
  const answers = ['stop', 'pet', 'song'].map((name) => ({ question_uuid: `question-${name}`, answer: 'Canary' }))
  const choose = (body: object = {}) => send('chooseQuestions', { token, body: { answers, current_password, ...body } })

  test('are chosen, and shown without their answers in each language', async () => {
    expect((await send('listOwnQuestions', { token })).data).toEqual({ questions: [] })
    expect((await choose()).data.questions).toHaveLength(3)
    const french = await send('listOwnQuestions', { token, language: 'fr' })
    expect(french.data.questions[0]).toEqual({
      question_uuid: 'question-stop',
      text: 'À quel arrêt avez‑vous commencé votre premier trajet?',
    })
    expect(JSON.stringify([french, await send('listSecurityQuestions', { token })])).not.toContain('Canary')
  })

  test.each([
    ['the password is wrong', { current_password: 'wrong' }, 40101],
    ['two are alike', { answers: [...answers.slice(1), answers[1]] }, 40001],
    ['there are two', { answers: answers.slice(1) }, 40001],
    ['one is unknown', { answers: [...answers.slice(1), { question_uuid: 'another', answer: 'Canary' }] }, 40001],
    ['an answer is too short', { answers: [...answers.slice(1), { ...answers[0], answer: ' x ' }] }, 40001],
  ])('are refused if %s', async (_, body, code) => {
    expect((await choose(body)).errors[0]?.code).toBe(code)
  })
})

describe('@ACC-05 connected accounts', () => {
  const providers = async () =>
    ((await send('listConnections', { token })).data.connections as { provider: string }[]).map((one) => one.provider)
  const add = (access_token: string, provider = 'Facebook', password = current_password) =>
    refusal('addConnection', { token, body: { provider, access_token, current_password: password } })

  test('are added once each, and removed', async () => {
    expect(await add('good-token')).toEqual([200, undefined])
    expect(await add('good-token')).toEqual([200, undefined])
    expect(await providers()).toEqual(['Google', 'Facebook'])
    await send('removeConnection', { token, params: { id: 'connection-google' } })
    expect(await providers()).toEqual(['Facebook'])
    expect(await refusal('removeConnection', { token, params: { id: 'connection-google' } })).toEqual([404, 40404])
  })

  test.each([
    ['bad-token', 'Facebook', [401, 40101]],
    ['taken-token', 'Facebook', [409, 40908]],
    ['good-token', 'Nobody', [400, 40001]],
  ])('%s of %s is refused', async (access_token, provider, why) => {
    expect(await add(access_token, provider)).toEqual(why)
  })

  test.each(['', 'wrong'])('are not added with the password %j, and the refusal names its field', async (password) => {
    expect(await add('good-token', 'Facebook', password)).toEqual([401, 40101])
    expect(await providers()).toEqual(['Google'])
    const { errors } = await send('addConnection', {
      token,
      body: { provider: 'Facebook', access_token: 'good-token' },
    })
    expect(errors[0]?.field).toBe('current_password')
  })

  test('are added without a password by a rider who has none', async () => {
    await api.reset('onlyGoogle')
    const mine = { token: 'session-of-user-social', body: { provider: 'Facebook', access_token: 'good-token' } }
    expect(await refusal('addConnection', mine)).toEqual([200, undefined])
  })

  test('the last way to sign in stays with a rider who has no password', async () => {
    await api.reset('onlyGoogle')
    const mine = { token: 'session-of-user-social', params: { id: 'connection-social' } }
    expect(await refusal('removeConnection', mine)).toEqual([403, 40302])
    expect((await signIn('social.rider@example.com', '')).status).toBe(401)
  })
})
