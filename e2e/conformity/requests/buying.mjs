import { first } from './first.mjs'

/** Good requests of the calls about products, quotes, orders and their receipts. */

export const searchBody = (what, more) => ({
  return: what,
  sort: [{ field: 'list_priority', order: 'asc' }],
  applied_filters: [],
  ...more,
})

export const line = (uuid, quantity = 1) => ({ uuid, quantity, isSubscribed: false, filters: [] })

export const address = {
  firstName: 'Conformity',
  lastName: 'Suite',
  address1: '18 Lantern Street',
  country: 'CA',
  state: 'NS',
  city: 'Halifax',
  zip: 'B3J 1S9',
}

/** What is missing where nothing is sent to the address. */
export const aWayOfShipping = 'a way of shipping to Halifax, Canada'

/** Lines that can be quoted: one digital product, or one that is sent by mail. */
export async function digitalLines(t, quantity = 2) {
  t.kept.digital ??= await productOf(
    t,
    'searchProductsAsGuest',
    {},
    'products.digital',
    ({ sub_type }) => !/PHYSICAL/.test(sub_type),
  )
  return [line(t.kept.digital, quantity)]
}

export async function physicalLines(t) {
  const body = { purchase_type: 'physical' }
  t.kept.physical ??= await productOf(
    t,
    'searchProductsForCard',
    body,
    'products.physical',
    (product) => product.shipping_enabled,
  )
  return [line(t.kept.physical)]
}

async function productOf(t, call, more, fact, fits) {
  if (t.has(fact)) return t.fact(fact)
  const { results } = await t.good(call, { body: searchBody('ENTITY', { row_count: 100, ...more }) })
  return first(results.filter(fits), `a product that the search shows, or the fact ${fact}`).uuid
}

export const quoted = async (t, more) => ({ lines: await digitalLines(t), ...more })

/** Returns the calls of a visitor: those of riders, or those of guests. */
export const callsOf = (as) =>
  as.kind === 'rider'
    ? { quote: 'quoteOrder', place: 'placeOrder', find: 'findOrderAttempt' }
    : { quote: 'quoteOrderAsGuest', place: 'placeOrderAsGuest', find: 'findOrderAttemptAsGuest' }

/** Quotes, and returns the body that pays the quote by an entered card. */
export async function orderBody(t, as, { card = t.fact('payCard'), ...more } = {}) {
  const quote = await t.good(callsOf(as).quote, { as, body: await quoted(t, more) })
  return {
    quote,
    body: {
      quote_id: quote.quote_id,
      contact: { email: t.facts.email ?? 'conformity@example.com', first_name: 'Conformity', last_name: 'Suite' },
      payments: [{ amount: quote.total, card }],
    },
  }
}

export async function ordered(t, as, more) {
  const { quote, body } = await orderBody(t, as, more)
  const key = t.key()
  return { order: await t.good(callsOf(as).place, { as, body, key }), quote, key, body }
}

export const anOrder = async (t, as) =>
  first((await t.good('listOrders', { as, query: { page: 1 } })).results, 'an order of the rider')

export async function unpaidOrder(t, as) {
  const { results } = await t.good('listOrders', { as, query: { page: 1, type: 'unpaid' } })
  return first(
    results.filter(({ status }) => status === 'unpaid'),
    'an order of the rider that was not paid',
  )
}

const ofRider = (make) => ({ make: async (t) => ({ as: await t.rider(), ...(await make?.(t, await t.rider())) }) })
const page = () => ({ query: { page: 1 } })
const email = (t) => t.facts.email ?? 'conformity@example.com'
const proof = (t) => ({ order_number: t.fact('guestOrder.order_number'), email: t.fact('guestOrder.email') })

export const buyingRequests = {
  searchProducts: { reads: true, ...ofRider(() => ({ body: searchBody('ENTITY') })) },
  searchProductsAsGuest: { reads: true, make: () => ({ as: {}, body: searchBody('ENTITY') }) },
  searchProductsForCard: {
    reads: true,
    make: () => ({ as: {}, body: searchBody('ENTITY', { purchase_type: 'physical' }) }),
  },
  searchShippingMethods: {
    reads: true,
    make: async (t) => ({ as: {}, body: { lines: await physicalLines(t), address } }),
  },
  validatePromo: {
    reads: true,
    make: async (t) => ({ as: {}, body: { code: t.fact('promo'), lines: await digitalLines(t) } }),
  },
  quoteOrder: { ...ofRider(async (t) => ({ body: await quoted(t) })), reads: true },
  quoteOrderAsGuest: { reads: true, make: async (t) => ({ as: {}, body: await quoted(t) }) },
  quoteUnpaidOrder: {
    situation: 'history',
    ...ofRider(async (t, as) => ({ params: { id: (await unpaidOrder(t, as)).order_id } })),
  },
  cancelOrder: {
    allow: 'spend',
    situation: 'history',
    ...ofRider(async (t, as) => ({ params: { id: (await unpaidOrder(t, as)).order_id } })),
  },
  placeOrder: { allow: 'spend', ...ofRider(async (t, as) => ({ body: (await orderBody(t, as)).body })) },
  placeOrderAsGuest: { allow: 'spend', make: async (t) => ({ as: {}, body: (await orderBody(t, {})).body }) },
  findOrderAttempt: { reads: true, ...ofRider((t) => ({ params: { key: t.key() } })) },
  findOrderAttemptAsGuest: { reads: true, make: (t) => ({ as: {}, params: { key: t.key() } }) },
  listOrders: { reads: true, ...ofRider(page) },
  listTransactions: { reads: true, ...ofRider(page) },
  getTransaction: {
    reads: true,
    ...ofRider(async (t, as) => {
      const { results } = await t.good('listTransactions', { as, query: { page: 1 } })
      return { params: { id: first(results, 'a transaction of the rider').transaction_id } }
    }),
  },
  listPurchases: { reads: true, ...ofRider(page) },
  getOrder: { reads: true, ...ofRider(async (t, as) => ({ params: { id: (await anOrder(t, as)).order_id } })) },
  findOrderAsGuest: { reads: true, make: (t) => ({ as: {}, body: proof(t) }) },
  sendReceipt: ofRider(async (t, as) => ({
    params: { id: (await anOrder(t, as)).order_id },
    body: { email: email(t) },
  })),
  sendReceiptAsGuest: { make: (t) => ({ as: {}, body: { ...proof(t), send_to: email(t) } }) },
  claimOrder: {
    allow: 'close',
    ...ofRider((t) => ({
      body: { order_number: t.fact('guestOrder.order_number'), code: t.fact('guestOrder.claim_code') },
    })),
  },
}
