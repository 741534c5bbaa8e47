import { walletAmong } from '../../requests/account.mjs'
import { aWayOfShipping, address, anOrder, callsOf, orderBody, ordered, physicalLines } from '../../requests/buying.mjs'
import { first } from '../../requests/first.mjs'
import { addsUp, check, sum } from '../check.mjs'

/** Promises about orders and their receipts. */

const ofEachVisitor = [
  ['placeOrder', (t) => t.rider()],
  ['placeOrderAsGuest', () => ({})],
].flatMap(([call, visitor]) => {
  const own = (promise, sentence, run, more) => check(call, promise, sentence, run, { allow: 'spend', ...more })
  return [
    own('readAgain', 'An order holds what its quote held, and the sum of its payments is its total.', async (t) => {
      const as = await visitor(t)
      const { order, quote } = await ordered(t, as)
      const { order_id, order_key } = order
      const read = as.kind
        ? await t.good('getOrder', { as, params: { id: order_id } })
        : await t.good('findOrderAsGuest', { body: { order_id, order_key } })
      const amounts = ({ subtotal, shipping, promo, total }) => ({ subtotal, shipping, promo, total })
      t.equal(amounts(read), amounts(quote), 'The amounts of the order')
      t.equal(
        sum(read.payments, ({ amount }) => amount),
        quote.total,
        'The payments',
      )
      t.equal(read.amount_paid, quote.total, '`amount_paid`')
      t.equal(
        sum(read.order_items, ({ price, quantity }) => price * quantity),
        quote.subtotal,
        'The lines of the order',
      )
      t.equal(order.quote_id ?? quote.quote_id, quote.quote_id, 'The quote of the order')
      addsUp(t, read, 'the order')
    }),
    own('wrongAmount', 'Payments that do not add up to the total are refused, and nothing is taken.', async (t) => {
      const as = await visitor(t)
      const { body } = await orderBody(t, as)
      const [payment] = body.payments
      for (const by of [-1, 1]) {
        const payments = [{ ...payment, amount: payment.amount + by }]
        const key = t.key()
        const answer = await t.call(call, { as, key, body: { ...body, payments } })
        t.expect(!answer.ok, 'An amount that is not the total was taken.', answer)
        const { status } = await t.good(callsOf(as).find, { as, params: { key } })
        t.expect(status !== 'paid', 'It was refused, and yet it is paid.')
      }
    }),
    own(
      'oneSource',
      'A payment with two sources, or with none, is refused by 40001, and nothing is taken.',
      async (t) => {
        const as = await visitor(t)
        const { body } = await orderBody(t, as)
        const [{ amount, card }] = body.payments
        for (const payment of [{ amount, card, paypal_token: 'no-such-token' }, { amount }]) {
          const key = t.key()
          const { json } = await t.refused(call, 40001, { as, key, body: { ...body, payments: [payment] } })
          t.equal(json.errors[0].field, 'payments', '`field`')
          t.equal((await t.good(callsOf(as).find, { as, params: { key } })).status, 'none', 'The look-up')
        }
      },
    ),
    own('twoPayments', 'An order may be paid by two payments that add up to its total.', async (t) => {
      const as = await t.rider()
      const { quote, body } = await orderBody(t, as)
      const { payment_methods } = await t.good('listPaymentMethods', { as })
      const wallet = walletAmong(t, payment_methods)
      t.needs(wallet.balance > 1, 'money in the rider’s wallet')
      const [{ card }] = body.payments
      const payments = [
        { amount: 1, method_id: wallet.id },
        { amount: quote.total - 1, card },
      ]
      const { order_id } = await t.good('placeOrder', { as, body: { ...body, payments } })
      const read = await t.good('getOrder', { as, params: { id: order_id } })
      t.equal(read.payments.map(({ amount }) => amount).sort(), [1, quote.total - 1].sort(), 'The payments')
      t.equal((await t.good('getWallet', { as })).balance, wallet.balance - 1, 'The wallet')
    }),
    own(
      'declined',
      'A declined card is refused by 40201: no order, the look-up says declined, and so does the same key again.',
      async (t) => {
        const as = await visitor(t)
        const { body } = await orderBody(t, as, { card: t.fact('declinedCard') })
        const key = t.key()
        await t.refused(call, 40201, { as, body, key })
        const { status } = await t.good(callsOf(as).find, { as, params: { key } })
        t.expect(status === 'declined', `The look-up says ${status}.`)
        await t.refused(call, 40201, { as, body, key })
      },
    ),
    own('quoteOnce', 'A quote is paid once: under another key it is refused.', async (t) => {
      const as = await visitor(t)
      const { body } = await ordered(t, as)
      await t.refused(call, 40901, { as, body, key: t.key() })
    }),
    own('noQuote', 'A quote that does not exist is refused, and nothing is taken.', async (t) => {
      const as = await visitor(t)
      const { body } = await orderBody(t, as)
      await t.refused(call, 40901, { as, body: { ...body, quote_id: 'no-such-quote' } })
    }),
    own('wrongEmail', 'A contact whose email is none is refused by 40001.', async (t) => {
      const as = await visitor(t)
      const { body } = await orderBody(t, as)
      await t.refused(call, 40001, { as, body: { ...body, contact: { ...body.contact, email: 'none' } } })
    }),
    own('noAddress', 'What is sent by mail needs an address: 40001.', async (t) => {
      const as = await visitor(t)
      const lines = await physicalLines(t)
      const { methods } = await t.good('searchShippingMethods', { body: { lines, address } })
      const { id: shipping_method_id } = first(methods, aWayOfShipping)
      const { body } = await orderBody(t, as, { lines, shipping_method_id })
      await t.refused(call, 40001, { as, body })
      await t.good(call, { as, body: { ...body, address } })
    }),
  ].filter(({ promise }) => promise !== 'twoPayments' || call === 'placeOrder')
})

export const orderChecks = [
  ...ofEachVisitor,
  check(
    'placeOrder',
    'quoteOfAnother',
    'A quote is paid by the rider who asked for it: another one is refused.',
    async (t) => {
      const { body } = await orderBody(t, await t.rider())
      await t.refused('placeOrder', 40901, { as: await t.signIn('otherRider'), body })
    },
    { allow: 'spend' },
  ),
  check(
    'findOrderAsGuest',
    'proof',
    'A guest’s order is found by what its guest knows, in any capitals, and by nothing else.',
    async (t) => {
      const { order_number, email } = t.fact('guestOrder')
      await t.good('findOrderAsGuest', {
        body: { order_number: order_number.toLowerCase(), email: email.toUpperCase() },
      })
      await t.refused('findOrderAsGuest', 40404, { body: { order_number, email: 'other@example.com' } })
      await t.refused('findOrderAsGuest', 40404, { body: { order_number: 'SP-0', email } })
      await t.refused('findOrderAsGuest', 40404, { body: { order_id: order_number, order_key: 'none' } })
    },
    { reads: true },
  ),
  check(
    'claimOrder',
    'claimed',
    'A claimed order is the rider’s, and no guest finds it any more.',
    async (t) => {
      const as = await t.rider()
      const { order_number, email, claim_code: code } = t.fact('guestOrder')
      await t.good('findOrderAsGuest', { body: { order_number, email } })
      await t.refused('claimOrder', 40404, { as, body: { order_number, code: 'wrong-code' } })
      const { order_id } = await t.good('claimOrder', { as, body: { order_number, code } })
      await t.good('getOrder', { as, params: { id: order_id } })
      await t.refused('findOrderAsGuest', 40404, { body: { order_number, email } })
    },
    { allow: 'close' },
  ),
  check(
    'sendReceipt',
    'limit',
    'A receipt is not mailed without end: 42901 with the seconds to wait.',
    async (t) => {
      const as = await t.rider()
      const call = {
        as,
        params: { id: (await anOrder(t, as)).order_id },
        body: { email: t.facts.email ?? 'conformity@example.com' },
      }
      let answer
      for (let sent = 0; sent < 20 && answer?.code !== 42901; sent += 1) answer = await t.call('sendReceipt', call)
      t.expect(answer.code === 42901, 'Twenty receipts were mailed.')
      t.expect(Number(answer.headers['retry-after']) > 0, 'Retry-After does not say how many seconds to wait.')
    },
    { allow: 'spend' },
  ),
  check('sendReceipt', 'wrongEmail', 'An email that is none is refused by 40001.', async (t) => {
    const as = await t.rider()
    const { order_id: id } = await anOrder(t, as)
    await t.refused('sendReceipt', 40001, { as, params: { id }, body: { email: 'none' } })
  }),
]
