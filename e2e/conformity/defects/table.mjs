import { randomUUID } from 'node:crypto'
import { acts } from './acts.mjs'
import { bought, stopsClock } from './bought.mjs'
import {
  answer,
  answered,
  asRider,
  body,
  data,
  firstAnswerAgain,
  good,
  instead,
  query,
  refusal,
  request,
} from './words.mjs'

/**
 * Deliberate defects of a backend: `[what is wrong, the promises that must find it, how it is made]`. The promises are
 * named `CALL PROMISE`, as the suite's report names them.
 */

const keyOf = ({ headers }) => headers['idempotency-key']
const newKey = (own) => void (own.headers['idempotency-key'] = randomUUID())
const placing = ['placeOrder', 'placeOrderAsGuest']
const quoting = ['quoteOrder', 'quoteOrderAsGuest']
const spending = [...placing, 'transferFunds', 'loadWallet', 'payOutWallet']
const cents = (of, key, by) => (own) => void (of(own)[key] += by)
const itself = (own) => own
const header = (name, value) => (own) =>
  void (value === undefined ? delete own.headers[name] : (own.headers[name] = value))
const inAnyLanguage = (own) => void (own.headers['accept-language'] = 'en')
const history = ['listOrders', 'listTransactions', 'listPurchases', 'listPasses', 'listCardActivity']
const each = (names, defect) => names.map(defect)

const keys = [
  ...each(spending, (call) => [`${call}: the key is ignored`, [`${call} twice`], request(call, newKey)]),
  ...each(spending, (call) => [
    `${call}: five requests of one key at once are five acts`,
    [`${call} parallel`],
    {
      before: (own, memory) => {
        if (own.name !== call) return
        memory[keyOf(own)] = (memory[keyOf(own)] ?? 0) + 1
        if (memory[keyOf(own)] > 1) newKey(own)
      },
      after: (_, own, memory) => own.name === call && setImmediate(() => delete memory[keyOf(own)]),
    },
  ]),
  ...each(spending, (call) => [
    `${call}: the same key with another body gets the first answer`,
    [`${call} otherBody`],
    firstAnswerAgain(call, keyOf),
  ]),
  ...each(['findOrderAttempt', 'findTransfer', 'findWalletLoad', 'findWalletPayout'], (call, at) => [
    `${call}: what was done is not found by its key`,
    [`${['placeOrder', 'transferFunds', 'loadWallet', 'payOutWallet'][at]} lostAnswer`],
    data(call, () => ({ status: 'none' })),
  ]),
  [
    'placeOrder: no key is needed',
    ['placeOrder noKey'],
    request('placeOrder', (own) => void (keyOf(own) || newKey(own))),
  ],
  [
    'transferFunds: a refusal uses the key up',
    ['transferFunds unused'],
    {
      before: (own, memory) => (memory[keyOf(own)] && own.name === 'transferFunds' ? refusal(409, 40911) : undefined),
      after: (own, asked, memory) => {
        if (asked.name === 'transferFunds' && own.status === 400) memory[keyOf(asked)] = true
      },
    },
  ],
  [
    'findOrderAttempt: another rider finds the order by its key',
    ['placeOrder keyOfAnother'],
    {
      after: (own, { name, ...asked }, memory) => {
        if (name === 'placeOrder' && own.json?.data) memory.order = own.json.data
        if (name !== 'findOrderAttempt' || !memory.order) return
        Object.assign(own, { json: { errors: [], data: { status: 'paid', order: memory.order } }, changed: true })
        return asked
      },
    },
  ],
]

const sums = [
  ...each(quoting, (call) => [
    `${call}: the total is off by a cent`,
    [`${call} sums`],
    data(call, cents(itself, 'total', 1)),
  ]),
  ['quoteOrder: the subtotal is off by a cent', ['quoteOrder sums'], data('quoteOrder', cents(itself, 'subtotal', -1))],
  [
    'quoteOrder: a quantity is lost',
    ['quoteOrder sums'],
    data('quoteOrder', (own) => void (own.lines[0].quantity = 1)),
  ],
  [
    'quoteOrder: tax is named but not added',
    ['quoteOrder tax'],
    data('quoteOrder', (own) => void (own.total -= own.tax ?? 0)),
  ],
  ['quoteOrder: shipping is free', ['quoteOrder shipping'], data('quoteOrder', (own) => void (own.shipping = 0))],
  ['quoteOrder: the discount counts twice', ['quoteOrder promo'], data('quoteOrder', (own) => void (own.promo *= 2))],
  [
    'validatePromo: the discount is not that of the quote',
    ['quoteOrder promo'],
    data('validatePromo', cents(itself, 'discount', 1)),
  ],
  [
    'getOrder: the total is not that of the quote',
    ['placeOrder readAgain'],
    data('getOrder', cents(itself, 'total', 1)),
  ],
  [
    'getOrder: a payment is off by a cent',
    ['placeOrder readAgain'],
    data(
      'getOrder',
      cents((own) => own.payments[0], 'amount', 1),
    ),
  ],
  [
    'getOrder: `amount_paid` is nothing',
    ['placeOrder readAgain'],
    data('getOrder', (own) => void (own.amount_paid = 0)),
  ],
  [
    'transferFunds: a cent is lost on the way',
    ['transferFunds sums'],
    data(
      'transferFunds',
      cents((own) => own.to.balances, 'general_funds', -1),
    ),
  ],
  [
    'transferFunds: a cent more is moved',
    ['transferFunds sums'],
    body('transferFunds', (own) => void (own.amount += 1)),
  ],
  [
    'transferFunds: the amount is not told',
    ['transferFunds sums'],
    data('transferFunds', (own) => void (own.amount = 0)),
  ],
  [
    'loadWallet: the balance is the old one',
    ['loadWallet sums'],
    data('loadWallet', (own) => void (own.balance -= own.amount)),
  ],
  [
    'loadWallet: less is loaded than was asked for',
    ['loadWallet sums'],
    body('loadWallet', (own) => void (own.amount -= 1)),
  ],
  [
    'payOutWallet: the amount is off by a cent',
    ['payOutWallet sums'],
    data('payOutWallet', cents(itself, 'amount', -1)),
  ],
  [
    'payOutWallet: the wallet keeps its balance',
    ['payOutWallet sums'],
    data('getWallet', (own, _, memory) => void (own.balance = memory.balance ??= own.balance)),
  ],
  [
    'searchProductsAsGuest: the price is not that of the quote',
    ['searchProductsAsGuest price'],
    data('searchProductsAsGuest', (own) => own.results.forEach((product) => (product.list_price = 1))),
  ],
  [
    'placeOrder: a wrong amount is taken',
    ['placeOrder wrongAmount'],
    body('placeOrder', (own, _, memory) => void (own.payments[0].amount = memory.total ??= own.payments[0].amount + 1)),
  ],
  [
    'placeOrder: a declined card pays',
    ['placeOrder declined'],
    body('placeOrder', (own) => void (own.payments[0].card.number = '4111111111111111')),
  ],
]

const lists = [
  ...each(history, (call) => [
    `${call}: an entry is left out of a page`,
    [`${call} pages`],
    data(call, (own) => void own.results.splice(3, 1)),
  ]),
  ...each(history, (call) => [
    `${call}: an entry is there twice`,
    [`${call} pages`],
    data(call, (own) => void (own.page === 2 && (own.results[0] = own.results[1]))),
  ]),
  ['listOrders: `total` is off by one', ['listOrders pages'], data('listOrders', cents(itself, 'total', 1))],
  [
    'listPasses: the last page comes again and again',
    ['listPasses pages'],
    query('listPasses', (own) => own.set('page', String(Math.min(2, Number(own.get('page')))))),
  ],
  [
    'listOrders: the oldest comes first',
    ['listOrders newestFirst'],
    data('listOrders', (own) => void own.results.reverse()),
  ],
  [
    'listCardActivity: the order is that of a page alone',
    ['listCardActivity newestFirst'],
    data('listCardActivity', (own) => void own.results.reverse()),
  ],
  [
    'listTransactions: `sum` is that of the page',
    ['listTransactions sum'],
    data('listTransactions', (own) => void (own.sum = own.results.reduce((all, { amount }) => all + amount, 0))),
  ],
  [
    'listTransactions: the type is ignored',
    ['listTransactions type'],
    query('listTransactions', (own) => own.delete('type')),
  ],
  [
    'listTransactions: the card is ignored',
    ['listTransactions card'],
    query('listTransactions', (own) => own.delete('card')),
  ],
  [
    'listPurchases: the account is ignored',
    ['listPurchases account'],
    query('listPurchases', (own) => own.delete('account')),
  ],
  [
    'listPurchases: the closing balance is off by a cent',
    ['listPurchases account'],
    data('listPurchases', (own) => void (own.closing !== null && (own.closing += 1))),
  ],
  [
    'listPasses: a phone is named by its nickname instead of its id',
    ['listPasses device'],
    data('listPasses', (own) => own.results.forEach((pass) => void (pass.device_id &&= pass.device))),
  ],
  ['listPasses: the status is ignored', ['listPasses status'], query('listPasses', (own) => own.delete('status'))],
  ...each(['listOrders', 'listCardActivity'], (call) => [
    `${call}: the days are ignored`,
    [`${call} days`],
    query(call, (own) => (own.delete('from'), own.delete('to'))),
  ]),
  [
    'listOrders: page 0 breaks it',
    ['listOrders wrongPage'],
    answer('listOrders', (own, { url }) => void (url.includes('page=0') && (own.status = 500))),
  ],
  [
    'getTransaction: it differs from its list',
    ['getTransaction sameAsList'],
    data('getTransaction', cents(itself, 'amount', 1)),
  ],
  [
    'searchProductsAsGuest: a page skips a product',
    ['searchProductsAsGuest pages'],
    data('searchProductsAsGuest', (own, { json }) => void (json.page === 2 && own.results.shift())),
  ],
  [
    'searchProductsAsGuest: filters are ignored',
    ['searchProductsAsGuest filters'],
    body('searchProductsAsGuest', (own) => void (own.applied_filters = [])),
  ],
  [
    'searchProductsAsGuest: given products are ignored',
    ['searchProductsAsGuest named'],
    body('searchProductsAsGuest', (own) => void delete own.keyword_search),
  ],
]

const visitors = [
  ...each(['getWallet', 'listOrders', 'transferFunds'], (call) => [
    `${call}: no token is needed`,
    [`${call} token`],
    asRider(call, (given) => !given),
  ]),
  [
    'listAddresses: any bearer token is good',
    ['listAddresses token'],
    asRider('listAddresses', (given) => given === 'Bearer no-such-token'),
  ],
  [
    'listAddresses: a token that was logged out is good',
    ['listAddresses token', 'logout ends'],
    request('logout', () => good(null)),
  ],
  [
    'listDevices: a card token opens it',
    ['listDevices token'],
    asRider('listDevices', (given) => given?.startsWith('Anonymous card')),
  ],
  [
    'getMe: a temporary token opens it',
    ['getMe token'],
    asRider('getMe', (given, { temporary }) => given === temporary),
  ],
  [
    'getWallet: no token is answered by 403',
    ['getWallet token'],
    answer('getWallet', (own) => void (own.status === 401 && (own.status = 403))),
  ],
  ...each(['getOrder', 'renameFareMedium', 'updateAddress', 'getPass'], (call) => [
    `${call}: what belongs to another rider is open`,
    [`${call} ofAnother`],
    asRider(call, () => true),
  ]),
  [
    'login: any password is good',
    ['login wrongPassword'],
    body('login', (own) => void (own.password = 'Transit-2026')),
  ],
  [
    'login: an unknown email is told',
    ['login wrongPassword'],
    answer(
      'login',
      (own, { json }) =>
        void (
          /^nobody/.test(json?.email) &&
          Object.assign(own.json.errors[0], { message: 'There is no such account.' }) &&
          (own.changed = true)
        ),
    ),
  ],
  ['login: two sign-ins share a token', ['login oneAccount'], firstAnswerAgain('login', ({ json }) => json?.email)],
  [
    'logout: it ends every session',
    ['login oneAccount'],
    {
      before: (own, memory) => (memory.over && own.name === 'getMe' ? refusal(401, 40100) : undefined),
      after: (_, own, memory) => void (own.name === 'logout' && (memory.over = true)),
    },
  ],
  [
    'getMe: the end of a session is told by another code',
    ['getMe sessionEnded'],
    instead('getMe', 50020, () => refusal(401, 40100)),
  ],
  ['changePassword: it changes nothing', ['changePassword endsOthers'], request('changePassword', () => good(null))],
  [
    'deleteAccount: the account stays',
    ['deleteAccount closed'],
    request('deleteAccount', ({ json }) => (json?.password === 'certainly-Wrong-1' ? undefined : good({ done: true }))),
  ],
  [
    'deactivateAccount: what would be lost is not compared',
    ['deactivateAccount notEmpty'],
    body('deactivateAccount', (own) => void delete own.gives_up),
  ],
  [
    'signUp: a second account of one email',
    ['signUp knownEmail'],
    answer('signUp', (own, { json }, memory) => {
      memory[json?.email] ? Object.assign(own, refusal(409, 40908)) : (memory[json?.email] = true)
    }),
  ],
  [
    'requestPasswordReset: an unknown email is told',
    ['requestPasswordReset unknownEmail'],
    request('requestPasswordReset', ({ json }) => (/^nobody/.test(json?.email) ? refusal(404, 40404) : undefined)),
  ],
  ['resetPassword: a link works twice', ['resetPassword once'], firstAnswerAgain('resetPassword', ({ url }) => url)],
  [
    'startCardSession: it never closes a card',
    ['startCardSession lock'],
    instead('startCardSession', 42901, () => refusal(404, 40404)),
  ],
  [
    'startCardSession: the lock does not say for how long',
    ['startCardSession lock'],
    answer('startCardSession', header('retry-after')),
  ],
  [
    'startCardSession: a card that does not exist is told',
    ['startCardSession wrongCode'],
    answer(
      'startCardSession',
      (own, { json }) =>
        void (
          json?.card_number === '6030000000000000' &&
          Object.assign(own.json.errors[0], { message: 'There is no such card.' }) &&
          (own.changed = true)
        ),
    ),
  ],
  [
    'verifyCaptcha: the calls look at no captcha',
    ['verifyCaptcha once'],
    body('signUp', (own) => void delete own.captcha_token),
  ],
  ['startCardSession: a card token lasts for ever', ['startCardSession expiry'], stopsClock],
  [
    'listFareMedia: a guest sees the cards of the rider',
    ['listFareMedia guestCard'],
    data('listFareMedia', (own) => void own.fare_mediums.push(...own.fare_mediums)),
  ],
  [
    'verifySecondFactorCode: wrong codes are not counted',
    ['verifySecondFactorCode tries'],
    instead('verifySecondFactorCode', 42901, () => refusal(401, 40102)),
  ],
  ['verifySecondFactorCode: a code lasts for ever', ['verifySecondFactorCode expiry'], stopsClock],
  ['login: a temporary token lasts for ever', ['login temporaryExpiry'], stopsClock],
  [
    'verifySecondFactorCode: any code is good',
    ['verifySecondFactorCode wrongCode'],
    body('verifySecondFactorCode', (own) => void (own.code &&= '123456')),
  ],
  [
    'verifySecondFactorCode: a backup code works twice',
    ['verifySecondFactorCode backupCode'],
    firstAnswerAgain('verifySecondFactorCode', ({ text }) => text),
  ],
  [
    'resendSecondFactorCode: it sends at once',
    ['resendSecondFactorCode tooEarly'],
    instead('resendSecondFactorCode', 42901, () =>
      good({ sent_to: '••71', resend_after: 60, expires_in: 600, tries_left: 5 }),
    ),
  ],
  [
    'declineSecondFactor: who is enrolled may decline',
    ['declineSecondFactor enrolled'],
    instead('declineSecondFactor', 40302, () =>
      good({ access_token: 'token', mfa_enrollment_status: '2', mfa_backup_codes_left: null }),
    ),
  ],
]

const wire = [
  ['getMe: a field that is required is missing', ['getMe answer'], data('getMe', (own) => void delete own.email)],
  [
    'listFareMedia: an amount is a text',
    ['listFareMedia answer'],
    data('listFareMedia', (own) => void (own.fare_mediums[0].balances.general_funds = '23.50')),
  ],
  ['getWallet: an amount is a fraction', ['getWallet answer'], data('getWallet', (own) => void (own.balance += 0.5))],
  [
    'listAddresses: the list is null',
    ['listAddresses answer'],
    data('listAddresses', (own) => void (own.addresses = null)),
  ],
  [
    'getWallet: there is no envelope',
    ['getWallet answer'],
    answer('getWallet', (own) => void Object.assign(own, { json: own.json.data, changed: true })),
  ],
  [
    'listDevices: `data` is missing',
    ['listDevices answer'],
    answer('listDevices', (own) => void (delete own.json.data, (own.changed = true))),
  ],
  ['getForm: the answer is plain text', ['getForm answer'], answer('getForm', header('content-type', 'text/plain'))],
  [
    'getOrder: a code that the document does not list',
    ['getOrder unknown'],
    instead('getOrder', 40404, () => refusal(404, 40499)),
  ],
  [
    'getOrder: a code with the status of another',
    ['getOrder unknown'],
    instead('getOrder', 40404, () => refusal(400, 40404)),
  ],
  [
    'getOrder: a refusal without a message',
    ['getOrder unknown'],
    instead('getOrder', 40404, () => answered(404, { errors: [{ code: 40404 }], data: null })),
  ],
  [
    'getPass: what does not exist breaks it',
    ['getPass unknown'],
    instead('getPass', 40404, () => answered(500, { message: 'null pointer' })),
  ],
  [
    'renameFareMedium: a refusal is a page of HTML',
    ['renameFareMedium unknown'],
    instead('renameFareMedium', 40404, () => ({ ...answered(404, ''), headers: { 'content-type': 'text/html' } })),
  ],
  [
    'getOrder: a hostile id is shown as HTML',
    ['getOrder hostilePath'],
    answer(
      'getOrder',
      (own, { url }) =>
        void (
          url.includes('%3Cscript') &&
          Object.assign(own, {
            status: 404,
            headers: { 'content-type': 'text/html' },
            text: `<p>No ${decodeURIComponent(url)}</p>`,
          })
        ),
    ),
  ],
  [
    'createAddress: a broken body breaks it',
    ['createAddress brokenBody'],
    answer('createAddress', (own, { json }) => void (json === undefined && (own.status = 500))),
  ],
  [
    'quoteOrderAsGuest: five million bytes are taken',
    ['quoteOrderAsGuest oversizedBody'],
    request('quoteOrderAsGuest', ({ text }) =>
      text.length > 4_000_000
        ? good({ quote_id: 'quote', lines: [], promo_code: null, subtotal: 0, shipping: 0, promo: 0, total: 0 })
        : undefined,
    ),
  ],
  [
    'createAddress: a required part may be missing',
    ['createAddress wrongBody'],
    body('createAddress', (own) => void (own.city ??= 'Halifax')),
  ],
  [
    'transferFunds: an amount of nothing is taken',
    ['transferFunds wrongBody'],
    body('transferFunds', (own) => void (own.amount === 0 && (own.amount = 1))),
  ],
  [
    'createAddress: a hostile text breaks it',
    ['createAddress hostileText'],
    answer('createAddress', (own, { text }) => void (text.includes('<script>') && (own.status = 500))),
  ],
  ['login: the language is ignored', ['login languages'], request('login', inAnyLanguage)],
  [
    'searchProductsAsGuest: the language is ignored',
    ['searchProductsAsGuest languages'],
    request('searchProductsAsGuest', inAnyLanguage),
  ],
  ['getForm: the language is ignored', ['getForm languages'], body('getForm', (own) => void (own.langCode = 'en'))],
  [
    'preflights: Idempotency-Key is not allowed',
    ['placeOrder preflight'],
    {
      after: (own, { method }) =>
        void (method === 'OPTIONS' && (own.headers['access-control-allow-headers'] = 'authorization, content-type')),
    },
  ],
  [
    'preflights: they are refused',
    ['getMe preflight'],
    { before: ({ method }) => (method === 'OPTIONS' ? answered(403, {}) : undefined) },
  ],
  [
    'preflights: PUT is not allowed',
    ['updateUser preflight'],
    {
      after: (own, { method }) =>
        void (method === 'OPTIONS' && (own.headers['access-control-allow-methods'] = 'GET, POST')),
    },
  ],
  [
    'CORS: any origin that asks is allowed',
    ['getMe preflight', 'getMe origin'],
    {
      after: (own, { headers }) =>
        void (headers.origin && (own.headers['access-control-allow-origin'] = headers.origin)),
    },
  ],
  ['CORS: credentials are allowed', ['getMe preflight'], { after: header('access-control-allow-credentials', 'true') }],
  ['CORS: answers lack the origin', ['getMe origin'], answer('getMe', header('access-control-allow-origin'))],
  [
    'CORS: refusals lack the origin',
    ['getMe originOfRefusal'],
    answer('getMe', (own) => void (own.status === 401 && delete own.headers['access-control-allow-origin'])),
  ],
  ['CORS: Retry-After is not exposed', ['getMe origin'], answer('getMe', header('access-control-expose-headers'))],
  ['login: it sets a cookie', ['getMe noCookies'], answer('login', header('set-cookie', 'session=1'))],
  ['getMe: proxies may store it', ['getMe noStore'], answer('getMe', header('cache-control', 'public, max-age=600'))],
]

const records = [
  ...[
    ['updateAddress', 'updateAddress stale'],
    ['updateUser', 'updateUser stale'],
    ['updateNotifications', 'updateNotifications kept'],
    ['saveWalletAutoload', 'saveWalletAutoload stale'],
  ].map(([call, promise]) => [
    `${call}: the last writer wins`,
    [promise],
    body(call, (own) => void delete own.version),
  ]),
  [
    'removeAddress: it stays in the list',
    ['removeAddress gone'],
    request('removeAddress', (_, memory) =>
      memory.done ? undefined : ((memory.done = true), good({ addresses: [] })),
    ),
  ],
  [
    'createAddress: two are the default',
    ['createAddress oneDefault'],
    data('listAddresses', (own) => own.addresses.forEach((entry) => (entry.is_default = true))),
  ],
  [
    'createAddress: signs beyond ASCII are lost',
    ['createAddress kept'],
    body('createAddress', (own) => void (own.city = own.city?.replaceAll(/[^ -~]/g, '?'))),
  ],
  [
    'addPaymentMethod: the whole number is told',
    ['addPaymentMethod masked'],
    data('addPaymentMethod', (own, { json }) => void (own.payment_methods[0].nickname = json.card.number)),
  ],
  [
    'addPaymentMethod: a declined card is saved',
    ['addPaymentMethod declined'],
    body('addPaymentMethod', (own) => void (own.card.number = '4111111111111111')),
  ],
  [
    'createVirtualCard: a second card for one request',
    ['createVirtualCard once'],
    body('createVirtualCard', (own) => void (own.request_id = randomUUID())),
  ],
  [
    'blockFareMedium: the list does not tell it',
    ['blockFareMedium blocks'],
    data('listFareMedia', (own) => own.fare_mediums.forEach((card) => (card.status = 'ACTIVE'))),
  ],
  [
    'removeFareMedium: funds are given up unasked',
    ['removeFareMedium notEmpty'],
    request('removeFareMedium', () => good(null)),
  ],
  [
    'claimOrder: its guest still finds it',
    ['claimOrder claimed'],
    firstAnswerAgain('findOrderAsGuest', ({ text }) => text),
  ],
  ['claimOrder: any code is good', ['claimOrder claimed'], body('claimOrder', (own) => void (own.code = 'key-guest'))],
  [
    'sendReceipt: receipts are mailed without end',
    ['sendReceipt limit'],
    instead('sendReceipt', 42901, () => good({ sent: true })),
  ],
  [
    'quoteOrder: an ended promo code counts',
    ['quoteOrder endedPromo'],
    body('quoteOrder', (own) => void (own.promo_code &&= 'WELCOME10')),
  ],
  [
    'quoteOrderAsGuest: a guest orders what renews',
    ['quoteOrderAsGuest renewing'],
    body('quoteOrderAsGuest', (own) => own.lines?.forEach((entry) => (entry.isSubscribed = false))),
  ],
  [
    'quoteOrder: what renews is sold for no card',
    ['quoteOrder renewingForNoCard'],
    body('quoteOrder', (own) => own.lines?.forEach((entry) => (entry.isSubscribed = false))),
  ],
  [
    'placeOrder: a quote is paid twice',
    ['placeOrder quoteOnce'],
    firstAnswerAgain('placeOrder', ({ json }) => json?.quote_id),
  ],
  [
    'saveAutoload: a change ends a pause',
    ['saveAutoload kept'],
    data('getAutoload', (own) => void (own.autoload && (own.autoload.state = 'active'))),
  ],
  [
    'listOwnQuestions: it tells the answers',
    ['chooseQuestions kept'],
    data('listOwnQuestions', (own) => own.questions.forEach((entry) => (entry.answer = 'Zanzibar'))),
  ],
]

const all = [...keys, ...sums, ...lists, ...visitors, ...wire, ...records, ...acts, ...bought]

export const defects = all.map(([what, promises, how]) => ({
  what,
  promises,
  how,
}))
