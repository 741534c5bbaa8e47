import { answered, body, data, good, instead } from './words.mjs'

/** Deliberate defects of what an order brings, and of what the answers tell at all (`table.mjs` says how they are written). */

const placed = { order_id: 'order-new', order_number: 'SP-NEW', status: 'paid', order_key: null, quote_id: null }

/** The backend's clock stands still. */
export const stopsClock = {
  before: ({ url }) => (url === '/__tester/now' ? answered(200, {}) : undefined),
}

export const bought = [
  [
    'placeOrder: a payment has two sources',
    ['placeOrder oneSource'],
    body('placeOrder', (own) => own.payments?.forEach((payment) => payment.card && delete payment.paypal_token)),
  ],
  [
    'placeOrder: what was bought for a card is not on it',
    ['placeOrder handedOver'],
    body('quoteOrder', (own) => void delete own.faremedia_id),
  ],
  [
    'listTransactions: an order is off by a cent',
    ['placeOrder handedOver'],
    data('listTransactions', (own) => own.results.forEach((entry) => (entry.amount += 1))),
  ],
  [
    'listPurchases: what came on a card is off by a cent',
    ['placeOrder handedOver'],
    data('listPurchases', (own) => own.results.forEach((entry) => (entry.amount += 1))),
  ],
  [
    'placeOrder: what renews is bought once',
    ['placeOrder renews'],
    data('listRenewals', (own) => void (own.renewals = [])),
  ],
  [
    'placeOrder: a card that was blocked since is bought for',
    ['placeOrder blockedSince'],
    instead('placeOrder', 40303, () => good(placed)),
  ],
  [
    'findOrderAttempt: a key is forgotten after some hours',
    ['placeOrder keyKept'],
    {
      before: ({ url }, memory) => void (url === '/__tester/now' && (memory.isLater = true)),
      after: (own, { name }, memory) => {
        if (memory.isLater && name === 'findOrderAttempt')
          Object.assign(own, good({ status: 'none' }), { headers: own.headers, changed: false })
      },
    },
  ],
  ['placeOrder: a quote lasts for ever', ['placeOrder quoteOver'], stopsClock],
  [
    'listFareMedia: what a card holds is not told',
    ['listFareMedia balances'],
    data('listFareMedia', (own) => own.fare_mediums.forEach((card) => (card.balances = null))),
  ],
  [
    'getMe: it does not tell whether the email is confirmed',
    ['getMe emailConfirmed'],
    data('getMe', (own) => void delete own.email_confirmed),
  ],
]
