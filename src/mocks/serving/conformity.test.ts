import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { behaviours } from '../behaviour'
import { riderToken, send } from '../callsInTests'
import { api, goodCalls, server, store } from '../goodCalls'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const token = riderToken
const link = { token: 'valid-token' }
const names = Object.keys(contract) as CallName[]
const openBodies: CallName[] = ['login', 'resendConfirmation', 'makeBackupCodes']

test('every call of the contract has behaviour', () => {
  expect(Object.keys(behaviours).sort()).toEqual([...names].sort())
})

test.each(names)('%s answers as the contract says', async (name) => {
  await api.reset('riderSignedIn')
  const { status, errors, data } = await send(name, await goodCalls[name]())
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  const read = v.safeParse(contract[name].answer, data)
  expect(read.issues).toBeUndefined()
  // The portal leaves malformed entries out, but the mock backend must not send any.
  expect(JSON.stringify(read.output ?? null).match(/"\w*dropped":[^0]/gi)).toBeNull()
})

const riderCalls: CallName[] = ['logout', 'updateUser', 'searchProducts', 'listAddresses', 'listPaymentMethods']
riderCalls.push('movePass', 'listUnattachedPasses', 'attachPasses', 'listCardActivity', 'listCardTaps', 'quoteOrder')
riderCalls.push('placeOrder', 'findOrderAttempt', 'getOrder', 'getMe', 'sendReceipt')
riderCalls.push('claimOrder', 'blockFareMedium', 'unblockFareMedium', 'removeFareMedium', 'createVirtualCard')
riderCalls.push('linkFareMedium', 'transferFunds', 'findTransfer', 'listRenewals', 'createRenewal', 'updateRenewal')
riderCalls.push('removeRenewal', 'pauseRenewal', 'resumeRenewal', 'getAutoload', 'saveAutoload', 'pauseAutoload')
riderCalls.push('resumeAutoload', 'removeAutoload', 'getWallet', 'loadWallet', 'findWalletLoad', 'saveWalletAutoload')
riderCalls.push('pauseWalletAutoload', 'resumeWalletAutoload', 'removeWalletAutoload', 'keepEmail')
riderCalls.push('challengeSecondFactor', 'disableSecondFactor', 'changePassword', 'listSecurityQuestions')
riderCalls.push('listOwnQuestions', 'chooseQuestions', 'removeAddress', 'listConnections', 'addConnection')
riderCalls.push('makeBackupCodes', 'removeConnection', 'createAddress', 'updateAddress', 'payOutWallet')
riderCalls.push('findWalletPayout', 'deactivateAccount', 'deleteAccount', 'getTransaction')
riderCalls.push('quoteUnpaidOrder', 'cancelOrder')

test.each(riderCalls)('%s is for riders only', async (name) => {
  await api.reset('riderSignedIn')
  await store.run((state) => {
    state.cardSessions['card-session'] = { faremedia_id: 'card-guest', expires: null }
  })
  const call = await goodCalls[name]()
  expect((await send(name, { ...call, token: undefined })).status).toBe(401)
  expect((await send(name, { ...call, token: 'nobody' })).status).toBe(401)
  expect((await send(name, { ...call, token: undefined, cardToken: 'card-session' })).status).toBe(401)
})

test.each(names.filter((name) => contract[name].method !== 'GET' && 'body' in contract[name]))(
  '%s refuses a body that the contract does not know',
  async (name) => {
    await api.reset('riderSignedIn')
    const body = openBodies.includes(name) ? { email: 5, current_password: 5 } : { nothing: 'known' }
    const id = contract[name].path.includes('/orders/') ? 'order-100002' : 'card-plastic'
    const { errors } = await send(name, { token, params: { ...link, id, renewal: id }, key: 'k', body })
    expect(errors[0]?.code).toBe(40001)
  },
)
