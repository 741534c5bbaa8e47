import { loadingMethodOf } from '../../requests/account.mjs'
import { callsOf, line, orderBody, ordered, searchBody } from '../../requests/buying.mjs'
import { cardsOf, fundsOf, goodCard } from '../../requests/cards.mjs'
import { first } from '../../requests/first.mjs'
import { check, sum } from '../check.mjs'

/** Promises about what an order brings: it is where its rider finds it, and its money in every list, to the cent. */

const quoteIsOver = 40901
const keyKept = 20 * 60
const quoteGone = 31

const own = (call, promise, sentence, run, allow = 'spend') => check(call, promise, sentence, run, { allow })

/** Returns a pass and stored value that are sold for a card, as far as there are any. */
async function productsFor(t, as, faremedia_id) {
  const body = searchBody('ENTITY', { purchase_type: 'digital', faremedia_id, row_count: 1_000 })
  const { results } = await t.good('searchProductsForCard', { as, body })
  const found = ['PASS', 'STORED_VALUE'].flatMap((type) => results.find(({ sub_type }) => sub_type === type) ?? [])
  first(found, 'a pass or stored value for a fare card of the rider')
  return found
}

const cardNow = async (t, as, id) => (await cardsOf(t, as)).find(({ faremedia_id }) => faremedia_id === id)
const onItsWay = ({ pending_loads }) => sum(pending_loads ?? [], ({ amount }) => amount)
const passesOf = ({ passes }) => (passes ?? []).length

/** What was bought is on the card, or on its way to it. */
function expectHandedOver(t, { sub_type }, before, after) {
  if (sub_type === 'PASS') return t.equal(passesOf(after), passesOf(before) + 1, 'The passes of the card')
  const value = (card) => fundsOf(card) + onItsWay(card)
  t.expect(value(after) > value(before), 'What was paid for is neither on the card nor on its way to it.')
}

/** The newest entries of both lists tell the order. */
async function expectTold(t, as, { quote, before, after }) {
  const [paid] = (await t.good('listTransactions', { as, query: { page: 1 } })).results
  t.equal([paid?.amount, paid?.from_wallet ?? 0], [quote.total, 0], 'The newest transaction')
  const account = after.faremedia_id
  const [bought] = (await t.good('listPurchases', { as, query: { page: 1, account } })).results
  t.equal(bought?.amount, fundsOf(after) - fundsOf(before), 'The newest purchase')
  if (bought.charge) t.equal(bought.charge.amount, quote.total, 'What was charged for the newest purchase')
}

const later = [
  ['placeOrder', (t) => t.signIn('rider')],
  ['placeOrderAsGuest', () => ({})],
].flatMap(([call, visitor]) => [
  own(call, 'keyKept', 'A key is kept: after 20 hours its look-up still says that it is paid.', async (t) => {
    t.fact('testClock')
    const as = await visitor(t)
    const { key } = await ordered(t, as)
    await t.wait(keyKept)
    const { status } = await t.good(callsOf(as).find, { as: await visitor(t), params: { key } })
    t.equal(status, 'paid', 'The look-up')
  }),
  own(
    call,
    'quoteOver',
    'A quote is over after 30 minutes: it is refused by 40901, and nothing is taken.',
    async (t) => {
      t.fact('testClock')
      const as = await visitor(t)
      const { body } = await orderBody(t, as)
      await t.wait(quoteGone)
      const key = t.key()
      await t.refused(call, quoteIsOver, { as: await visitor(t), key, body })
      const { status } = await t.good(callsOf(as).find, { as: await visitor(t), params: { key } })
      t.equal(status, 'none', 'The look-up')
    },
  ),
])

export const handedOverChecks = [
  ...later,
  own(
    'placeOrder',
    'handedOver',
    'What is bought for a fare card is on it or on its way, and in transactions and purchases to the cent.',
    async (t) => {
      const as = await t.rider()
      const { faremedia_id } = await goodCard(t, as)
      for (const product of await productsFor(t, as, faremedia_id)) {
        const before = await cardNow(t, as, faremedia_id)
        const { quote } = await ordered(t, as, { lines: [line(product.uuid)], faremedia_id })
        const after = await cardNow(t, as, faremedia_id)
        expectHandedOver(t, product, before, after)
        await expectTold(t, as, { quote, before, after })
      }
    },
  ),
  own('placeOrder', 'renews', 'What renews by itself is among the renewals of its card once it is paid.', async (t) => {
    const as = await t.rider()
    const { faremedia_id } = await goodCard(t, as)
    const lines = [{ ...line(t.fact('products.renewing')), isSubscribed: true }]
    const asked = await t.call('quoteOrder', { as, body: { lines, faremedia_id } })
    t.needs(asked.ok, 'products.renewing, for an active fare card of the rider')
    const params = { id: faremedia_id }
    const idsNow = async () =>
      (await t.good('listRenewals', { as, params })).renewals.map(({ renewal_id }) => renewal_id)
    const before = await idsNow()
    const { quote, body } = await orderBody(t, as, { lines, faremedia_id })
    const payments = [{ amount: quote.total, method_id: (await loadingMethodOf(t, as)).id }]
    await t.good('placeOrder', { as, body: { ...body, payments } })
    const made = (await idsNow()).filter((id) => !before.includes(id))
    for (const renewal of made) t.afterwards(() => t.call('removeRenewal', { as, params: { ...params, renewal } }))
    t.equal(made.length, 1, 'The new renewals of the card')
  }),
  own(
    'placeOrder',
    'blockedSince',
    'An order for a card that was blocked since its quote is refused by 40303 or 40304, and nothing is taken.',
    async (t) => {
      const as = await t.rider()
      const { faremedia_id, type } = await goodCard(t, as)
      const [{ uuid }] = await productsFor(t, as, faremedia_id)
      const { body } = await orderBody(t, as, { lines: [line(uuid)], faremedia_id })
      const params = { id: faremedia_id }
      t.afterwards(() => t.call('unblockFareMedium', { as, params }))
      await t.good('blockFareMedium', { as, params, body: { reason: 'other' } })
      const key = t.key()
      await t.refused('placeOrder', type === 'virtual' ? 40303 : 40304, { as, key, body })
      t.equal((await t.good('findOrderAttempt', { as, params: { key } })).status, 'none', 'The look-up')
    },
    ['spend', 'close'],
  ),
]
