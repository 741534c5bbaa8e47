import { filledWallet, loadingMethodOf } from '../requests/account.mjs'
import { orderBody } from '../requests/buying.mjs'
import { fundsOf, twoCards } from '../requests/cards.mjs'

/** Idempotency: one key stands for one act, however often and in whatever way it is sent. */

const keyUsed = 40911
const allow = 'spend'

/** The calls that move money: how one is made, how it is looked up, and what shows how much has moved. */
const spending = {
  placeOrder: orders('findOrderAttempt', (t) => t.rider()),
  placeOrderAsGuest: orders('findOrderAttemptAsGuest', () => ({})),
  transferFunds: {
    find: 'findTransfer',
    done: 'done',
    id: 'transfer_id',
    as: (t) => t.rider(),
    body: async (t, as) => {
      const { from, to } = await twoCards(t, as)
      return { from_id: from.faremedia_id, to_id: to.faremedia_id, amount: 3 }
    },
    other: (body) => ({ ...body, amount: body.amount + 1 }),
    moved: async (t, as) => (await t.good('listFareMedia', { as })).fare_mediums.map(fundsOf),
  },
  loadWallet: {
    find: 'findWalletLoad',
    done: 'done',
    id: 'load_id',
    as: (t) => t.rider(),
    body: async (t, as) => ({ amount: 2000, payment_method_id: (await loadingMethodOf(t, as)).id }),
    other: (body) => ({ ...body, amount: body.amount + 1 }),
    moved: async (t, as) => (await t.good('getWallet', { as })).balance,
  },
  payOutWallet: {
    find: 'findWalletPayout',
    done: 'done',
    id: 'payout_id',
    as: (t) => t.rider(),
    body: async (t, as) => {
      const payment_method_id = (await loadingMethodOf(t, as)).id
      await filledWallet(t, as, payment_method_id)
      return { payment_method_id, password: t.fact('rider.password') }
    },
    other: async (body, t, as) => {
      const { payment_methods } = await t.good('listPaymentMethods', { as })
      const loads = ({ id, type }) => id !== body.payment_method_id && ['card', 'bank', 'paypal'].includes(type)
      return { ...body, payment_method_id: payment_methods.find(loads)?.id ?? 'no-such-method' }
    },
    moved: async (t, as) => (await t.good('getWallet', { as })).balance,
  },
}

function orders(find, as) {
  return {
    find,
    done: 'paid',
    id: 'order_id',
    as,
    body: async (t, visitor) => (await orderBody(t, visitor)).body,
    other: (body) => ({ ...body, contact: { ...body.contact, first_name: 'Another' } }),
    moved: async (t, visitor) =>
      visitor.kind ? (await t.good('listOrders', { as: visitor, query: { page: 1 } })).total : 0,
  }
}

/** Prepares one act: who, its body and its key, and the words to say what it did. */
async function actOf(t, call) {
  const { as, body, ...rest } = spending[call]
  const visitor = await as(t)
  const input = { as: visitor, key: t.key(), body: await body(t, visitor) }
  return { input, ...rest, lookUp: (key = input.key) => t.good(rest.find, { as: visitor, params: { key } }) }
}

export const keyChecks = Object.keys(spending).flatMap((call) => {
  const check = (promise, sentence, run) => ({ call, promise, sentence, run, allow })
  return [
    check('noKey', 'Without a key it is refused by 40001, and nothing moves.', async (t) => {
      const { input, moved } = await actOf(t, call)
      const before = await moved(t, input.as)
      await t.refused(call, 40001, { ...input, key: null })
      t.equal(await moved(t, input.as), before, 'What has moved')
    }),
    check('twice', 'The same key with the same body gives the first outcome, and takes nothing more.', async (t) => {
      const { input, id, moved } = await actOf(t, call)
      const first = await t.good(call, input)
      const after = await moved(t, input.as)
      const again = await t.good(call, input)
      t.equal(again[id], first[id], 'The second outcome')
      t.equal(await moved(t, input.as), after, 'What has moved')
    }),
    check('parallel', 'The same key sent five times at once is one act.', async (t) => {
      const { input, id, moved, lookUp, done } = await actOf(t, call)
      const before = await moved(t, input.as)
      const answers = await Promise.all(Array.from({ length: 5 }, () => t.call(call, input)))
      const good = answers.filter(({ ok }) => ok)
      t.expect(good.length > 0, 'None of five requests at once was good.', answers[0])
      const other = answers.find(({ ok, code }) => !ok && code !== 42901)
      t.expect(!other, `One of five was refused by ${other?.code}, as if it were another act.`, other)
      t.equal(new Set(good.map(({ data }) => data[id])).size, 1, 'The outcomes of one key')
      t.equal((await lookUp()).status, done, 'The look-up')
      const after = await moved(t, input.as)
      await t.good(call, input)
      t.equal(await moved(t, input.as), after, 'What has moved')
      expectOne(t, call, { before, after, body: input.body })
    }),
    check('otherBody', 'The same key with another body is refused by 40911, and takes nothing.', async (t) => {
      const { input, moved, other } = await actOf(t, call)
      const body = await other(input.body, t, input.as)
      await t.good(call, input)
      const after = await moved(t, input.as)
      await t.refused(call, keyUsed, { ...input, body })
      t.equal(await moved(t, input.as), after, 'What has moved')
    }),
    check('lostAnswer', 'When the answer is lost, the look-up by the key finds what was done.', async (t) => {
      const { input, lookUp, done, id } = await actOf(t, call)
      t.equal((await lookUp()).status, 'none', 'The look-up before')
      await t.cutOff(call, input, 'answered')
      const { status, ...outcome } = await lookUp()
      t.equal(status, done, 'The look-up after')
      const found = Object.values(outcome).find((value) => value?.[id])
      t.equal((await t.good(call, input))[id], found?.[id], 'The outcome of the key')
    }),
    check(
      'cutOff',
      'When the connection is cut while it is sent, the same key sent again makes it one act.',
      async (t) => {
        const { input, moved } = await actOf(t, call)
        const before = await moved(t, input.as)
        await t.cutOff(call, input, 'sent')
        await t.good(call, input)
        expectOne(t, call, { before, after: await moved(t, input.as), body: input.body })
      },
    ),
    check('unused', 'A key that was refused for what was sent is not used up.', async (t) => {
      const { input, lookUp } = await actOf(t, call)
      await t.refused(call, 40001, { ...input, body: { nothing: 'known' } })
      t.equal((await lookUp()).status, 'none', 'The look-up')
      await t.good(call, input)
    }),
    ...(call === 'placeOrderAsGuest' ? [] : [ofAnother(call)]),
    ...(call === 'payOutWallet' ? [otherPassword(call)] : []),
  ]
})

function ofAnother(call) {
  return {
    call,
    promise: 'keyOfAnother',
    sentence: 'A key is its rider’s own: another rider finds nothing by it.',
    allow,
    run: async (t) => {
      const { input, find } = await actOf(t, call)
      await t.good(call, input)
      const { status } = await t.good(find, { as: await t.signIn('otherRider'), params: { key: input.key } })
      t.equal(status, 'none', 'The look-up of another rider')
    },
  }
}

/** A password is no part of what a key stands for. */
function otherPassword(call) {
  return {
    call,
    promise: 'otherPassword',
    sentence: 'The same key gives the first outcome before any password is judged; a new key needs the right one.',
    allow,
    run: async (t) => {
      const { input, id, moved } = await actOf(t, call)
      const first = await t.good(call, input)
      const after = await moved(t, input.as)
      const body = { ...input.body, password: 'certainly-Wrong-1' }
      t.equal((await t.good(call, { ...input, body }))[id], first[id], 'The second outcome')
      t.equal(await moved(t, input.as), after, 'What has moved')
      await t.refused(call, 40101, { ...input, body, key: t.key() })
    },
  }
}

/** What one act has moved, to the cent, where it shows. */
function expectOne(t, call, { before, after, body }) {
  if (call === 'placeOrder') t.equal(after, before + 1, 'The number of orders')
  if (call === 'loadWallet') t.equal(after, before + body.amount, 'The balance')
  if (call === 'payOutWallet') t.equal(after, 0, 'The balance')
  if (call !== 'transferFunds') return
  const changes = after.map((funds, at) => funds - before[at])
  t.equal(changes.filter((change) => change !== 0).sort(), [-body.amount, body.amount].sort(), 'What has moved')
}
