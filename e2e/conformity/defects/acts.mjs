import { answer, asRider, body, data, firstAnswerAgain, good, instead, query, refusal, request } from './words.mjs'

/** Deliberate defects of single acts, and of what all answers have in common (`table.mjs` says how they are written). */

const is = (names, { name }) => [names].flat().includes(name)

/** Keeps what good answers of a call hold, for a later answer. */
const keeping = (names, keep, defect) => ({
  ...defect,
  after: (own, asked, memory) => {
    if (is(names, asked) && own.json?.data != null) keep(own.json.data, memory, asked)
    return defect.after?.(own, asked, memory)
  },
})

/** Answers in place of a refusal with a record that an earlier answer held. */
const goodInstead = (call, code, record) => (own, asked, memory) => {
  if (asked.name !== call || own.json?.errors?.[0]?.code !== code) return
  Object.assign(own, good(record(memory, asked)), { headers: own.headers, changed: false })
}

const idIn = ({ url }) => /(?:orders|passes)\/([^/?]+)/.exec(url)?.[1]
const keepOrder = (order, memory) => void ((memory.orders ??= {})[order.order_id] = order)
const keepPass = (pass, memory) => void ((memory.passes ??= {})[pass.pass_id] = pass)
const keepPasses = ({ results }, memory) => results.forEach((pass) => keepPass(pass, memory))

const cases = [
  [
    'openCase: a second case about one order',
    ['openCase order'],
    data('openCase', (own, _, memory) => void (own.case_number += `-${(memory.count = (memory.count ?? 0) + 1)}`)),
  ],
  ['openCase: it is not in the list', ['openCase activity'], data('listCases', (own) => void (own.cases = []))],
  ['openCase: what belongs to another rider is open', ['openCase notOwn'], asRider('openCase', () => true)],
  [
    'readCase: the answer stays unread',
    ['readCase read'],
    data(['getCase', 'listCases'], (own) => [own.cases ?? own].flat().forEach((one) => (one.is_unread = true))),
  ],
  ['readCase: it closes an open case', ['readCase open'], data('readCase', (own) => void (own.status = 'answered'))],
]

const unpaid = [
  [
    'quoteUnpaidOrder: a line is lost',
    ['quoteUnpaidOrder sums'],
    data('quoteUnpaidOrder', (own) => void own.lines.pop()),
  ],
  [
    'quoteUnpaidOrder: its payment is a second order',
    ['quoteUnpaidOrder paid'],
    data('placeOrder', (own) => void Object.assign(own, { order_id: 'order-new', order_number: 'SP-NEW' })),
  ],
  [
    'quoteUnpaidOrder: it is paid twice',
    ['quoteUnpaidOrder paid'],
    instead('placeOrder', 40901, () =>
      good({ order_id: 'order-new', order_number: 'SP-NEW', status: 'paid', order_key: null, quote_id: null }),
    ),
  ],
  [
    'cancelOrder: the order is still unpaid',
    ['cancelOrder cancelled'],
    data('getOrder', (own) => void (own.status === 'cancelled' && (own.status = 'unpaid'))),
  ],
  [
    'cancelOrder: a paid order is cancelled',
    ['cancelOrder paid'],
    keeping('getOrder', keepOrder, {
      after: goodInstead('cancelOrder', 40302, ({ orders }, asked) => orders[idIn(asked)]),
    }),
  ],
]

const phones = [
  [
    'movePass: the pass stays where it was',
    ['movePass moved'],
    data('getPass', (own) => void Object.assign(own, { location: 'cloud', device: null, device_id: null })),
  ],
  [
    'movePass: the phone does not list it',
    ['movePass moved'],
    data('listDevices', (own) => own.devices.forEach((device) => (device.tickets = []))),
  ],
  [
    'movePass: any phone is good',
    ['movePass inactivePhone', 'movePass unknownPhone'],
    body('movePass', (own) => void (own.device_id &&= 'device-phone')),
  ],
  [
    'movePass: a pass in use is moved',
    ['movePass inUse'],
    keeping('listPasses', keepPasses, {
      after: goodInstead('movePass', 40302, ({ passes }, asked) => passes[idIn(asked)]),
    }),
  ],
  [
    'removeDevice: tickets are lost unasked',
    ['removeDevice notEmpty'],
    keeping(
      'listDevices',
      ({ devices }, memory) => (memory.tickets = devices.flatMap(({ tickets }) => tickets.map(({ id }) => id))),
      {
        before: (own, { tickets }) => {
          if (own.name === 'removeDevice') Object.assign(own, { json: { gives_up: tickets }, changed: true })
        },
      },
    ),
  ],
  [
    'removeDevice: a ticket that could return is lost',
    ['removeDevice notEmpty'],
    data('getPass', (own) => void (own.status = 'Spoiled')),
  ],
]

const invitations = [
  [
    'acceptInvite: an invitation works twice',
    ['acceptInvite once'],
    firstAnswerAgain('acceptInvite', ({ url }) => url),
  ],
  [
    'acceptInvite: the email is not confirmed',
    ['acceptInvite once'],
    data('getMe', (own) => void (own.email_confirmed = false)),
  ],
  [
    'acceptInvite: a refusal uses the invitation up',
    ['acceptInvite once'],
    {
      before: ({ name }, memory) => (memory.isUsed && name === 'acceptInvite' ? refusal(404, 40402) : undefined),
      after: ({ status }, { name }, memory) =>
        void (name === 'acceptInvite' && status === 400 && (memory.isUsed = true)),
    },
  ],
]

const forCard = [
  [
    'searchProductsForCard: the card does not count',
    ['searchProductsForCard forCard'],
    body('searchProductsForCard', (own) => void delete own.faremedia_id),
  ],
  [
    'searchProductsForCard: the filters offer other rider types',
    ['searchProductsForCard forCard'],
    data('searchProductsForCard', (own, { json }) =>
      json.return === 'FILTER'
        ? own.results.forEach(({ values }) => values.push({ ...values[0], uuid: 'another-value' }))
        : undefined,
    ),
  ],
  [
    'searchProductsForCard: the card of another rider counts',
    ['searchProductsForCard otherCard'],
    asRider('searchProductsForCard', () => true),
  ],
  [
    'searchProductsForCard: digital products beside physical ones',
    ['searchProductsForCard physical'],
    body('searchProductsForCard', (own) => void (own.purchase_type = 'digital')),
  ],
]

const handedOver = [
  [
    'listCardActivity: who links a card is told of the rider before',
    ['linkFareMedium history'],
    data('listCardActivity', (own, { url }, memory) => {
      if (memory[url]) own.results.push(...memory[url])
      else memory[url] = own.results
    }),
  ],
  [
    'linkFareMedium: the card keeps the name of the rider before',
    ['linkFareMedium history'],
    data(['renameFareMedium', 'linkFareMedium'], (own, { name }, memory) => {
      if (name === 'renameFareMedium') memory.nickname = own.nickname
      else own.nickname = memory.nickname ?? own.nickname
    }),
  ],
  [
    'payOutWallet: the password is judged before the key',
    ['payOutWallet otherPassword'],
    request('payOutWallet', ({ json }) => (json?.password === 'certainly-Wrong-1' ? refusal(401, 40101) : undefined)),
  ],
]

const origin = 'access-control-allow-origin'

const everyAnswer = [
  [
    'listOrders: page 0 is read as the first page',
    ['listOrders wrongPage'],
    query('listOrders', (own) => own.get('page') === '0' && own.set('page', '1')),
  ],
  [
    'CORS: an asterisk stands for every origin',
    ['getMe preflight', 'getMe origin'],
    { after: ({ headers }) => void (headers[origin] = '*') },
  ],
  [
    'CORS: answers do not vary by their origin',
    ['getMe preflight', 'getMe origin'],
    { after: ({ headers }) => void delete headers.vary },
  ],
  [
    'getMe: a browser may keep it',
    ['getMe noStore'],
    answer('getMe', ({ headers }) => void (headers['cache-control'] = 'private')),
  ],
  [
    'getForm: a form is missing',
    ['getForm form bank'],
    request('getForm', ({ json }) => (json?.form_method === 'bank' ? refusal(400, 40001) : undefined)),
  ],
]

export const acts = [...cases, ...unpaid, ...phones, ...invitations, ...forCard, ...handedOver, ...everyAnswer]
