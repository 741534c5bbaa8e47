import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as codes from '../../api/contract/base/errorCodes'
import { riderToken as token, send, signIn } from '../callsInTests'
import { createMockBackend } from '../node'
import { walletBalance } from '../ledger/funds'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('accountToClose'))
afterAll(() => server.close())

const password = 'Transit-2026'
const owner = 'user-rider'
const codeOf = ({ errors }: { errors: { code: number }[] }) => errors[0]?.code
const payOut = (key: string, body: object = {}) =>
  send('payOutWallet', { token, key, body: { payment_method_id: 'pay-visa', password, ...body } })
const balance = async () => walletBalance(await api.state(), owner)

describe('A payout of the wallet', () => {
  test('@ACC-13 moves the whole balance once for a key, and can be looked up', async () => {
    const { data } = await payOut('one')
    expect(data).toMatchObject({ amount: 4250, paid_to: 'Visa •••• 1111', receipt_number: 'W-1' })
    expect((await payOut('one')).data).toEqual(data)
    expect(codeOf(await payOut('one', { payment_method_id: 'pay-bank' }))).toBe(codes.keyUsed)
    expect(codeOf(await payOut('two'))).toBe(codes.fundsTooLow)
    expect(await balance()).toBe(0)
    const found = await send('findWalletPayout', { token, params: { key: 'one' } })
    expect(found.data).toEqual({ status: 'done', payout: data })
  })

  test('@ACC-13 gives its outcome again before it judges a password', async () => {
    const { data } = await payOut('one')
    expect((await payOut('one', { password: 'wrong' })).data).toEqual(data)
    expect(codeOf(await payOut('one', { password: 'wrong', payment_method_id: 'pay-bank' }))).toBe(codes.keyUsed)
    expect(codeOf(await payOut('two', { password: 'wrong' }))).toBe(codes.wrongLogin)
  })

  test.each([
    ['a wrong password', { password: 'wrong' }, codes.wrongLogin],
    ['the wallet itself', { payment_method_id: 'pay-wallet' }, codes.notAllowed],
    ['commuter benefits', { payment_method_id: 'pay-commuter' }, codes.notAllowed],
    ['another rider’s card', { payment_method_id: 'pay-expired' }, codes.notFound],
  ])('@ACC-13 to %s moves nothing', async (_, body, code) => {
    expect(codeOf(await payOut('one', body))).toBe(code)
    expect(await balance()).toBe(4250)
  })
})

describe.each([
  ['deactivateAccount', 'deactivated'],
  ['deleteAccount', 'deleted'],
] as const)('%s', (call, how) => {
  test('@ACC-13 closes the account: no sign-in, no charges, no calls', async () => {
    expect(codeOf(await send(call, { token, body: { password: 'wrong' } }))).toBe(codes.wrongLogin)
    expect((await send(call, { token, body: { password } })).data).toEqual({ done: true })
    const { autoloads, renewals, fareMedia, closedAccounts } = await api.state()
    expect(closedAccounts).toEqual({ [owner]: how })
    expect([...autoloads, ...renewals, ...fareMedia].filter((entry) => entry.owner === owner)).toEqual([])
    // Plastic is still in somebody's hand: it keeps what is on it.
    expect(fareMedia.map(({ faremedia_id }) => faremedia_id)).toContain('card-plastic')
    expect(fareMedia.map(({ faremedia_id }) => faremedia_id)).not.toContain('card-phone')
    expect(codeOf(await send('getMe', { token }))).toBe(codes.accountClosed)
    expect(codeOf(await signIn('rider@example.com'))).toBe(codes.wrongLogin)
  })
})

test('@ACC-13 the email of a deleted account is free for another one', async () => {
  await send('deleteAccount', { token, body: { password } })
  const email = 'rider@example.com'
  const again = { first_name: 'Jo', last_name: 'Roy', password: 'Harbour-26', email, locale: 'en' }
  expect((await send('signUp', { body: again })).errors).toEqual([])
})
