import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { refusal, riderToken as token, send, signIn } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const body = (change: object = {}) => ({
  settings: [{ event: 'order_shipped', email: false, sms: false, threshold: null, ...change }],
})

it('@ACC-20 the mock backend keeps what is changed, for this rider alone', async () => {
  await api.reset('riderSignedIn')
  const { data } = await send('updateNotifications', { token, body: body() })
  expect(data.settings).toHaveLength(5)
  expect(data.settings.at(-1)).toMatchObject({ event: 'order_shipped', email: false })
  expect((await send('getNotifications', { token })).data).toEqual(data)
  const other = (await signIn('new.rider@example.com')).data.access_token as string
  expect((await send('getNotifications', { token: other })).data.settings.at(-1)).toMatchObject({ email: true })
})

it('@ACC-20 it sends text messages to a verified mobile alone', async () => {
  await api.reset('riderSignedIn')
  expect(await refusal('updateNotifications', { token, body: body({ sms: true }) })).toEqual([403, 40302])
  expect(await refusal('updateNotifications', { token, body: body({ event: 'delays' }) })).toEqual([400, 40001])
})

it('@ACC-20 @ACC-04 it sends no more of them once the rider has no second factor', async () => {
  await api.reset('riderSignedIn')
  const enrolled = { country_code: '+1', phone: '902 555-0133', current_password: 'Transit-2026' }
  await send('enrollSecondFactor', { token, body: enrolled })
  await send('verifySecondFactorCode', { token, body: { code: '123456' } })
  const texts = async () =>
    (await send('getNotifications', { token })).data.settings.filter(({ sms }: { sms: boolean }) => sms)
  await send('updateNotifications', { token, body: body({ sms: true }) })
  expect(await texts()).toHaveLength(1)
  await send('challengeSecondFactor', { token })
  expect(await refusal('disableSecondFactor', { token, body: { code: '123456' } })).toEqual([200, undefined])
  expect(await texts()).toEqual([])
})
