import type { CallName } from '../api/contract/index'
import { now } from '../shared/clock'
import { address, card, line, riderToken, send, signIn } from './callsInTests'
import type { TestCall } from './callsInTests'
import { createMockBackend } from './node'
import type { ScenarioName } from './scenarios/recipes'

/** The backend that `goodCalls` prepare. A test starts its server, and resets it before each call. */
export const { server, api, store } = createMockBackend()

const search = (what: 'FILTER' | 'ENTITY', more: object = {}) => ({
  body: { return: what, sort: [{ field: 'list_priority', order: 'asc' }], applied_filters: [], ...more },
})
const lines = [line('bus-adult-booklet'), line('bus-youth-booklet', 2)]
const quoted = { lines, promo_code: 'WELCOME10', shipping_method_id: 'shipping-standard' }

async function payment(quoteCall: 'quoteOrder' | 'quoteOrderAsGuest', token?: string): Promise<TestCall> {
  const quote = (await send(quoteCall, { token, body: quoted })).data
  const contact = { email: 'someone@example.com' }
  const payments = [{ amount: quote.total, card: card() }]
  return { token, key: 'key-1', body: { quote_id: quote.quote_id, contact, address, payments } }
}

async function paid(as: 'rider' | 'guest') {
  if (as === 'rider') return (await send('placeOrder', await payment('quoteOrder', riderToken))).data
  return (await send('placeOrderAsGuest', await payment('quoteOrderAsGuest'))).data
}

const token = riderToken
const monthly = { kind: 'time', unit: 'month', every: 1, day: 15, amount: 2000, payment_method_id: 'pay-visa' }
const withAutoload = async (params?: Record<string, string>): Promise<TestCall> => {
  await api.reset('riderWithAutoload')
  return { token, params }
}
/** Returns a call about an order that was not paid. */
const toSettle = async (): Promise<TestCall> => {
  await api.reset('ordersToSettle')
  return { token, params: { id: 'order-100010' } }
}
/** Returns a call about a case that was opened. */
const withCase = async (): Promise<TestCall> => ({
  token,
  params: { id: (await send('openCase', await goodCalls.openCase())).data.case_number },
})
const link = { token: 'valid-token' }
const [current_password, password] = ['Transit-2026', 'Harbour-26']
const person = { first_name: 'Ada', last_name: 'Roy', password }

/** Returns a call between password and second factor. */
const halfway = async (name: 'mfa' | 'setup', body?: object): Promise<TestCall> => ({
  token: (await signIn(`${name}.rider@example.com`)).data.access_token,
  body,
})

const renewalPlan = { payment_method_id: 'pay-visa', renew_below: null, notify: { unit: 'days', before: 3 } }
const renewing = async (body?: object): Promise<TestCall> => {
  await api.reset('riderWithRenewals')
  return { token, params: { id: 'card-phone', renewal: 'renewal-seed-1' }, body }
}

const answers = ['stop', 'pet', 'song'].map((name) => ({ question_uuid: `question-${name}`, answer: 'Harbour' }))
/** Returns a call of a rider whose phone is enrolled. With a body, the phone has got a code. */
const enrolled = async (body?: object): Promise<TestCall> => {
  await api.reset('riderWithSecondFactor')
  const mine = 'session-of-user-mfa'
  if (body) await send('challengeSecondFactor', { token: mine })
  return { token: mine, body }
}

/** Returns a rider's call in a scenario. */
const after = (name: ScenarioName, call: object) => api.reset(name).then(() => ({ token, ...call }))

/** Returns the call that looks up what became of a call that spends. */
const outcomeOf = async (name: CallName): Promise<TestCall> => {
  await send(name, await goodCalls[name]())
  return { token, params: { key: 'key-1' } }
}

/** One successful call of each name. A missing call does not compile. */
export const goodCalls: Record<CallName, () => TestCall | Promise<TestCall>> = {
  getForm: () => ({ body: { form_method: 'login', langCode: 'fr' } }),
  login: () => ({ body: { email: 'rider@example.com', password: 'Transit-2026', locale: 'en' } }),
  logout: () => ({ token }),
  updateUser: () => ({
    token,
    body: { locale: 'fr', first_name: 'Jo', last_name: 'Roy', email: 'jo@example.com', mobile: null, current_password },
  }),
  keepEmail: async () => {
    await send('updateUser', await goodCalls.updateUser())
    return { token }
  },
  enrollSecondFactor: () => halfway('setup', { country_code: '+1', phone: '902 555-0133' }),
  resendSecondFactorCode: async () => {
    const call = await halfway('mfa')
    return store.run((state) => (state.clock = now() + 60_000)).then(() => call)
  },
  verifySecondFactorCode: () => halfway('mfa', { code: '123456' }),
  challengeSecondFactor: () => enrolled(),
  disableSecondFactor: () => enrolled({ code: '123456' }),
  makeBackupCodes: () => enrolled({ current_password }),
  changePassword: () => ({ token, body: { current_password, password } }),
  listSecurityQuestions: () => ({ token }),
  listOwnQuestions: async () => (await send('chooseQuestions', await goodCalls.chooseQuestions()), { token }),
  chooseQuestions: () => ({ token, body: { answers, current_password } }),
  listConnections: () => ({ token }),
  addConnection: () => ({ token, body: { provider: 'Facebook', access_token: 'good-token', current_password } }),
  removeConnection: () => ({ token, params: { id: 'connection-google' } }),
  declineSecondFactor: () => halfway('setup', { remember: true }),
  signUp: () => ({ body: { ...person, email: 'ada@example.com', locale: 'en' } }),
  confirmEmail: () => ({ params: link }),
  resendConfirmation: () => ({ body: { email: 'new.rider@example.com' } }),
  requestPasswordReset: () => ({ body: { email: 'rider@example.com' } }),
  checkPasswordReset: () => ({ params: link }),
  resetPassword: () => ({ params: link, body: { password } }),
  readInvite: () => ({ params: link }),
  acceptInvite: () => ({ params: link, body: person }),
  verifyCaptcha: () => ({ body: { token: 'solved' } }),
  getMe: () => ({ token }),
  searchProducts: () => ({ token, ...search('ENTITY', { row_count: 100 }) }),
  searchProductsAsGuest: () => search('FILTER'),
  searchProductsForCard: () => search('ENTITY', { purchase_type: 'physical' }),
  getOrgConfig: () => ({}),
  startCardSession: () => ({ body: { card_number: '6030123456789012', security_code: '123' } }),
  listFareMedia: () => ({ token }),
  renameFareMedium: () => ({ token, params: { id: 'card-plastic' }, body: { nickname: 'Red card' } }),
  listOrders: () => ({ token }),
  listTransactions: () => ({ token }),
  getTransaction: () => ({ token, params: { id: 't-100002' } }),
  ...{ listPurchases: () => ({ token }), listPasses: () => ({ token }) },
  getPass: () => ({ token, params: { id: 'pass-1' } }),
  createVirtualCard: () => ({ token, body: { nickname: 'Spare', request_id: 'request-1' } }),
  linkFareMedium: () => ({ token, body: { card_number: '6030 9999 0000 1111', security_code: '456' } }),
  linkBankCard: () =>
    after('tappedBankCard', { body: { last4: '4242', expiry: '12/30', tap_date: '2026-11-18', tap_amount: 270 } }),
  listCardActivity: () => ({ token, params: { id: 'card-plastic', from: '', to: '', page: '1' } }),
  listCardTaps: () => after('tappedBankCard', { params: { id: 'card-bank', page: '1' } }),
  blockFareMedium: () => ({ token, params: { id: 'card-plastic' }, body: { reason: 'lost' } }),
  unblockFareMedium: () => ({ token, params: { id: 'card-plastic' } }),
  removeFareMedium: () => ({ token, params: { id: 'card-plastic' }, body: { gives_up: null } }),
  movePass: () => ({ token, params: { id: 'pass-2' }, body: { to: 'device', device_id: 'device-phone' } }),
  listUnattachedPasses: () => after('riderWithEveryPass', {}),
  attachPasses: () => ({ token, body: { pass_ids: ['pass-2'], faremedia_id: 'card-phone' } }),
  listRenewals: () => renewing({}),
  createRenewal: () => renewing({ pass_id: 'pass-night', ...renewalPlan }),
  updateRenewal: () => renewing(renewalPlan),
  removeRenewal: () => renewing(),
  pauseRenewal: () => renewing(),
  resumeRenewal: () => renewing(),
  transferFunds: () => ({ token, key: 'key-1', body: { from_id: 'card-plastic', to_id: 'card-phone', amount: 500 } }),
  findTransfer: () => outcomeOf('transferFunds'),
  getAutoload: () => ({ token, params: { id: 'card-phone' } }),
  saveAutoload: () => ({ token, params: { id: 'card-phone' }, body: monthly }),
  pauseAutoload: () => withAutoload({ id: 'card-phone' }),
  resumeAutoload: () => withAutoload({ id: 'card-phone' }),
  removeAutoload: () => withAutoload({ id: 'card-phone' }),
  getWallet: () => ({ token }),
  loadWallet: () => ({ token, key: 'key-1', body: { amount: 2000, payment_method_id: 'pay-visa' } }),
  findWalletLoad: () => outcomeOf('loadWallet'),
  payOutWallet: () => ({ token, key: 'key-1', body: { payment_method_id: 'pay-visa', password: 'Transit-2026' } }),
  findWalletPayout: () => outcomeOf('payOutWallet'),
  deactivateAccount: () => ({ token, body: { password: 'Transit-2026' } }),
  deleteAccount: () => ({ token, body: { password: 'Transit-2026' } }),
  saveWalletAutoload: () => ({ token, body: { ...monthly, day: 'last' } }),
  pauseWalletAutoload: () => withAutoload(),
  resumeWalletAutoload: () => withAutoload(),
  removeWalletAutoload: () => withAutoload(),
  listAddresses: () => ({ token }),
  createAddress: () => ({ token, body: { ...address, is_default: true } }),
  updateAddress: () => ({ token, params: { id: 'address-work' }, body: { ...address, is_default: true } }),
  removeAddress: () => ({ token, params: { id: 'address-home' } }),
  getNotifications: () => ({ token }),
  updateNotifications: () => ({
    token,
    body: { settings: [{ event: 'low_balance', email: true, sms: false, threshold: 500 }] },
  }),
  listDevices: () => ({ token }),
  renameDevice: () => ({ token, params: { id: 'device-phone' }, body: { nickname: 'Work phone' } }),
  removeDevice: () => ({ token, params: { id: 'device-phone' }, body: { gives_up: [] } }),
  listPaymentMethods: () => ({ token }),
  addPaymentMethod: () => ({ token, body: { type: 'card', card: card(), is_default: true } }),
  updatePaymentMethod: () => ({ token, params: { id: 'pay-bank' }, body: { nickname: 'Savings', is_default: false } }),
  removePaymentMethod: () => ({ token, params: { id: 'pay-bank' } }),
  startPayPal: () => ({ token }),
  listCases: () => ({ token }),
  getCase: () => withCase(),
  openCase: () => ({
    token,
    body: {
      about: { kind: 'activity', id: 'activity-M-104-0' },
      reason: 'wrong_amount',
      note: 'I got off after one stop.',
    },
  }),
  readCase: () => withCase(),
  searchShippingMethods: () => ({ body: { lines, address } }),
  validatePromo: () => ({ body: { code: 'WELCOME10', lines } }),
  quoteOrder: () => ({ token, body: quoted }),
  quoteOrderAsGuest: () => ({ body: quoted }),
  quoteUnpaidOrder: () => toSettle(),
  cancelOrder: () => toSettle(),
  placeOrder: () => payment('quoteOrder', token),
  placeOrderAsGuest: () => payment('quoteOrderAsGuest'),
  findOrderAttempt: async () => (await paid('rider'), { token, params: { key: 'key-1' } }),
  findOrderAttemptAsGuest: async () => (await paid('guest'), { params: { key: 'key-1' } }),
  getOrder: async () => ({ token, params: { id: (await paid('rider')).order_id } }),
  findOrderAsGuest: async () => {
    const { order_id, order_key } = await paid('guest')
    return { body: { order_id, order_key } }
  },
  sendReceipt: async () => ({ ...(await goodCalls.getOrder()), body: { email: 'a@example.com' } }),
  sendReceiptAsGuest: async () => {
    const { order_id, order_key } = await paid('guest')
    return { body: { order_id, order_key, send_to: 'a@example.com' } }
  },
  claimOrder: () => ({ token, body: { order_number: 'SP-100001', code: 'key-guest' } }),
}
