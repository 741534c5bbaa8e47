import { address, callsOf, orderBody, ordered, unpaidOrder } from '../../requests/buying.mjs'
import { addsUp, check } from '../check.mjs'

/** Promises about orders that were not paid: they are paid later under their own number, or cancelled. */

const quoteIsOver = 40901
const notAllowed = 40302

const own = (call, promise, sentence, run) =>
  check(call, promise, sentence, run, { allow: 'spend', situation: 'history' })

const readOrder = (t, as, id) => t.good('getOrder', { as, params: { id } })
const quantities = (lines) => lines.map(({ uuid, quantity }) => [uuid, quantity])

/** Returns an order of the rider that waits for its payment, its quote, and the body that pays it. */
async function waiting(t) {
  const as = await t.rider()
  const order = await unpaidOrder(t, as)
  const params = { id: order.order_id }
  const quote = await t.good('quoteUnpaidOrder', { as, params })
  const bodyFor = async ({ quote_id, total }) => ({
    ...(await orderBody(t, as)).body,
    quote_id,
    payments: [{ amount: total, card: t.fact('payCard') }],
    ...(order.shipping_address && { address }),
  })
  return { as, order, params, quote, bodyFor }
}

export const unpaidChecks = [
  own('quoteUnpaidOrder', 'sums', 'The quote has the lines of the order, and its amounts add up.', async (t) => {
    const { order, quote } = await waiting(t)
    t.equal(quantities(quote.lines), quantities(order.order_items), 'The lines')
    addsUp(t, quote, 'the quote')
  }),
  own(
    'quoteUnpaidOrder',
    'paid',
    'Its payment pays the order that is there, under its own number, once, and makes no second one.',
    async (t) => {
      const { as, order, params, quote, bodyFor } = await waiting(t)
      const { order_id, order_number } = order
      const [one, other] = [quote, await t.good('quoteUnpaidOrder', { as, params })]
      const { total } = await t.good('listOrders', { as, query: { page: 1 } })
      const placed = await t.good('placeOrder', { as, body: await bodyFor(one) })
      t.equal([placed.order_id, placed.order_number], [order_id, order_number], 'The order that was paid')
      const read = await readOrder(t, as, order_id)
      t.equal([read.status, read.amount_paid], ['paid', one.total], 'The order')
      t.equal((await t.good('listOrders', { as, query: { page: 1 } })).total, total, 'The number of orders')
      await t.refused('placeOrder', quoteIsOver, { as, body: await bodyFor(other) })
      await t.refused('quoteUnpaidOrder', notAllowed, { as, params })
      await t.refused('cancelOrder', notAllowed, { as, params })
    },
  ),
  own(
    'cancelOrder',
    'cancelled',
    'A cancelled order stays cancelled, in the history, too, and none of its quotes pays it any more.',
    async (t) => {
      const { as, order, params, quote, bodyFor } = await waiting(t)
      const { total } = await t.good('listOrders', { as, query: { page: 1 } })
      const cancelled = await t.good('cancelOrder', { as, params })
      t.equal(
        [cancelled.order_id, cancelled.status, cancelled.amount_paid],
        [order.order_id, 'cancelled', 0],
        'The answer',
      )
      t.equal(await t.good('cancelOrder', { as, params }), cancelled, 'The answer to the same again')
      t.equal(await readOrder(t, as, order.order_id), cancelled, 'The order')
      t.equal((await t.good('listOrders', { as, query: { page: 1 } })).total, total, 'The number of orders')
      await t.refused('quoteUnpaidOrder', notAllowed, { as, params })
      const key = t.key()
      await t.refused('placeOrder', quoteIsOver, { as, key, body: await bodyFor(quote) })
      const { status } = await t.good(callsOf(as).find, { as, params: { key } })
      t.equal(status, 'none', 'The look-up of the payment')
    },
  ),
  check(
    'cancelOrder',
    'paid',
    'An order that was paid is not cancelled: 40302, and it stays paid.',
    async (t) => {
      const as = await t.rider()
      const { order_id: id } = (await ordered(t, as)).order
      const before = await readOrder(t, as, id)
      await t.refused('cancelOrder', notAllowed, { as, params: { id } })
      await t.refused('quoteUnpaidOrder', notAllowed, { as, params: { id } })
      t.equal(await readOrder(t, as, id), before, 'The order')
    },
    { allow: 'spend' },
  ),
]
