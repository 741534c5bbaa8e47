import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { card, line, refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'
import { walletBalance } from '../../ledger/funds'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const quote = async (body: object = { lines: [line('bus-adult-single', 2)] }) =>
  (await send('quoteOrder', { token, body })).data

const order = (quote_id: string, payments: object[]) => ({
  quote_id,
  contact: { email: 'rider@example.com' },
  payments,
})

const codeOf = (body: object) => refusal('placeOrder', { token, key: 'key', body })

describe('payment', () => {
  test('by what was entered, and keeps it where the rider wants that', async () => {
    const bank = {
      account_holder: 'Jordan MacLeod',
      transit_number: '00123',
      institution_number: '004',
      account_number: '1234567',
    }
    const paypal_token = (await send('startPayPal', { token })).data.setup_token
    const { quote_id, total } = await quote()
    const payments = [
      { amount: 100, bank, save: true },
      { amount: total - 100, paypal_token, save: true },
    ]
    expect((await send('placeOrder', { token, key: 'key', body: order(quote_id, payments) })).status).toBe(200)
    const { orders, paymentMethods } = await api.state()
    expect(orders.at(-1)?.payments.map(({ method }) => method)).toEqual([
      { type: 'bank', brand: null, last4: '4567' },
      { type: 'paypal', brand: null, last4: null },
    ])
    expect(paymentMethods.at(-1)).toMatchObject({ type: 'bank', last4: '4567' })
    // It was saved already.
    expect(paymentMethods.filter(({ nickname }) => nickname === 'rider@example.com')).toHaveLength(1)
  })

  test.each([
    ['an account number of three digits', { bank: { account_number: '123' } }, 400, 40001],
    ['a token that was never given out', { paypal_token: 'paypal-token-99' }, 402, 40201],
  ])('refuses %s', async (_, source, status, code) => {
    const { quote_id, total } = await quote()
    expect(await codeOf(order(quote_id, [{ amount: total, ...source }]))).toEqual([status, code])
  })

  test('of what renews itself needs something that is kept', async () => {
    const { quote_id, total } = await quote({
      lines: [line('bus-adult-7day', 1, { isSubscribed: true })],
      faremedia_id: 'card-phone',
    })
    expect(await codeOf(order(quote_id, [{ amount: total, card: card() }]))).toEqual([403, 40302])
    const kept = order(quote_id, [{ amount: total, card: card(), save: true }])
    expect((await send('placeOrder', { token, key: 'key-2', body: kept })).status).toBe(200)
  })

  test.each<[string, object]>([
    ['two sources', { method_id: 'pay-visa', card: card() }],
    ['a card and a bank account', { card: card(), bank: { account_number: '1234567' } }],
    ['no source', {}],
    ['a security code alone', { security_code: '123' }],
  ])('with %s is not valid, and takes nothing', async (_, source) => {
    const { quote_id, total } = await quote()
    const body = order(quote_id, [{ amount: total, ...source }])
    const { errors } = await send('placeOrder', { token, key: 'key', body })
    expect(errors).toMatchObject([{ code: 40001, field: 'payments' }])
    expect((await send('findOrderAttempt', { token, params: { key: 'key' } })).data.status).toBe('none')
  })

  test('names which of two payments was declined', async () => {
    const { quote_id, total } = await quote()
    const payments = [
      { amount: 1, method_id: 'pay-wallet' },
      { amount: total - 1, card: card('4000 0000 0000 0002') },
    ]
    const { errors } = await send('placeOrder', { token, key: 'key', body: order(quote_id, payments) })
    expect(errors).toMatchObject([{ code: 40201, field: 'payments.1' }])
    expect(walletBalance(await api.state(), 'user-rider')).toBe(4250)
  })
})
