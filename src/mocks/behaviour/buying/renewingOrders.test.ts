import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { line, refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const month = line('bus-adult-month', 1, { isSubscribed: true })
const forPhone = { lines: [month], faremedia_id: 'card-phone' }

describe('@FM-07 an order of what renews', () => {
  test('is for riders alone', async () => {
    const card = { card_number: '6030 1234 5678 9012', security_code: '123' }
    const { card_token: cardToken } = (await send('startCardSession', { body: card })).data
    const quoted = (own: object) =>
      refusal('quoteOrderAsGuest', { cardToken, body: { lines: [own], faremedia_id: 'card-guest' } })
    expect(await quoted(month)).toEqual([403, 40302])
    expect(await quoted({ ...month, isSubscribed: false })).toEqual([200, undefined])
  })

  test('is for a fare card alone (decision 223)', async () => {
    const { errors } = await send('quoteOrder', { token, body: { lines: [month] } })
    expect(errors).toMatchObject([{ code: 40302, field: 'lines' }])
    expect(await refusal('quoteOrder', { token, body: forPhone })).toEqual([200, undefined])
  })

  test('is an order of what is bought once where the product cannot renew', async () => {
    const body = { lines: [line('bus-adult-day', 1, { isSubscribed: true })] }
    const { quote_id } = (await send('quoteOrder', { token, body })).data
    expect((await api.state()).quotes[quote_id]?.lines).toMatchObject([{ isSubscribed: false }])
  })

  test('@PAY-05 is not paid by the wallet', async () => {
    const { quote_id, total } = (await send('quoteOrder', { token, body: forPhone })).data
    const payments = [{ amount: total, method_id: 'pay-wallet' }]
    const body = { quote_id, contact: { email: 'rider@example.com' }, payments }
    expect(await refusal('placeOrder', { token, key: 'key', body })).toEqual([403, 40302])
  })
})
