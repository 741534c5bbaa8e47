import { filledWallet, loadingMethodOf, monthly, walletAmong } from '../requests/account.mjs'
import { cardsOf, fundsOf, goodCard, twoCards } from '../requests/cards.mjs'
import { first } from '../requests/first.mjs'

/** Promises about money between cards, wallet and payment methods, to the cent. */

const check = (call, promise, sentence, run, more) => ({ call, promise, sentence, run, allow: 'spend', ...more })
const generalOf = async (t, as, id) => fundsOf((await cardsOf(t, as)).find(({ faremedia_id }) => faremedia_id === id))

export const moneyChecks = [
  check(
    'transferFunds',
    'sums',
    'A transfer moves its amount to the cent: one card has it less, the other more.',
    async (t) => {
      const as = await t.rider()
      const { from, to } = await twoCards(t, as)
      const ids = { from_id: from.faremedia_id, to_id: to.faremedia_id }
      const made = await t.good('transferFunds', { as, body: { ...ids, amount: 7 } })
      t.equal(made.amount, 7, 'The amount')
      const after = [fundsOf(from) - 7, fundsOf(to) + 7]
      t.equal([fundsOf(made.from), fundsOf(made.to)], after, 'The balances in the answer')
      t.equal(
        [await generalOf(t, as, ids.from_id), await generalOf(t, as, ids.to_id)],
        after,
        'The balances of the cards',
      )
      for (const [id, amount] of [
        [ids.from_id, -7],
        [ids.to_id, 7],
      ]) {
        const { results } = await t.good('listCardActivity', { as, params: { id }, query: { page: 1 } })
        t.equal(results[0]?.amount, amount, 'The newest activity of the card')
      }
    },
  ),
  check(
    'transferFunds',
    'tooMuch',
    'More than the card’s general funds is refused by 40909, and nothing moves.',
    async (t) => {
      const as = await t.rider()
      const { from, to } = await twoCards(t, as)
      const amount = fundsOf(from) + 1
      await t.refused('transferFunds', 40909, {
        as,
        body: { from_id: from.faremedia_id, to_id: to.faremedia_id, amount },
      })
      t.equal(await generalOf(t, as, from.faremedia_id), amount - 1, 'The balance')
      t.equal(await generalOf(t, as, to.faremedia_id), fundsOf(to), 'The balance of the other card')
    },
  ),
  check(
    'transferFunds',
    'sameCard',
    'A card cannot be both ends of a transfer: 40302; nor a card of another rider: 40404.',
    async (t) => {
      const as = await t.rider()
      const { from, to } = await twoCards(t, as)
      const { faremedia_id: from_id } = from
      await t.refused('transferFunds', 40302, { as, body: { from_id, to_id: from_id, amount: 1 } })
      await t.refused('transferFunds', 40404, { as, body: { from_id, to_id: 'no-such-card', amount: 1 } })
      const other = await t.signIn('otherRider')
      await t.refused('transferFunds', 40404, { as: other, body: { from_id, to_id: to.faremedia_id, amount: 1 } })
    },
  ),
  check('transferFunds', 'wrongAmount', 'An amount of nothing, or less, is refused by 40001.', async (t) => {
    const as = await t.rider()
    const { from, to } = await twoCards(t, as)
    const ids = { from_id: from.faremedia_id, to_id: to.faremedia_id }
    for (const amount of [0, -1, 1.5]) await t.refused('transferFunds', 40001, { as, body: { ...ids, amount } })
    t.equal(await generalOf(t, as, ids.from_id), fundsOf(from), 'The balance')
  }),
  check('loadWallet', 'sums', 'A load adds its amount to the wallet to the cent.', async (t) => {
    const as = await t.rider()
    const { balance } = await t.good('getWallet', { as })
    const { id: payment_method_id } = await loadingMethodOf(t, as)
    const made = await t.good('loadWallet', { as, body: { amount: 1234, payment_method_id } })
    t.equal([made.amount, made.balance], [1234, balance + 1234], 'Amount and balance of the load')
    t.equal((await t.good('getWallet', { as })).balance, balance + 1234, 'The balance of the wallet')
  }),
  check('loadWallet', 'bounds', 'An amount outside the operator’s bounds is refused by 40001.', async (t) => {
    const as = await t.rider()
    const { id: payment_method_id } = await loadingMethodOf(t, as)
    for (const amount of [0, 1, 100_000_000])
      await t.refused('loadWallet', 40001, { as, body: { amount, payment_method_id } })
  }),
  check(
    'loadWallet',
    'wrongMethod',
    'A method that does not exist, or is another rider’s, is refused by 40404.',
    async (t) => {
      const as = await t.rider()
      await t.refused('loadWallet', 40404, { as, body: { amount: 2000, payment_method_id: 'no-such-method' } })
      const { payment_methods } = await t.good('listPaymentMethods', { as })
      const { id: payment_method_id } = first(payment_methods, 'a payment method of the rider')
      await t.refused('loadWallet', 40404, {
        as: await t.signIn('otherRider'),
        body: { amount: 2000, payment_method_id },
      })
    },
  ),
  check('loadWallet', 'wallet', 'A wallet cannot load itself: 40302.', async (t) => {
    const as = await t.rider()
    const { payment_methods } = await t.good('listPaymentMethods', { as })
    const { id: payment_method_id } = walletAmong(t, payment_methods)
    await t.refused('loadWallet', 40302, { as, body: { amount: 2000, payment_method_id } })
  }),
  check(
    'payOutWallet',
    'sums',
    'A payout takes the whole balance, and leaves nothing; without a balance it is refused by 40909.',
    async (t) => {
      const as = await t.rider()
      const payment_method_id = (await loadingMethodOf(t, as)).id
      await filledWallet(t, as, payment_method_id)
      const { balance } = await t.good('getWallet', { as })
      const body = { payment_method_id, password: t.fact('rider.password') }
      t.equal((await t.good('payOutWallet', { as, body })).amount, balance, 'The amount')
      t.equal((await t.good('getWallet', { as })).balance, 0, 'The balance of the wallet')
      await t.refused('payOutWallet', 40909, { as, body })
    },
  ),
  check('payOutWallet', 'wrongPassword', 'A payout needs the password: 40101, and nothing moves.', async (t) => {
    const as = await t.rider()
    const { balance } = await t.good('getWallet', { as })
    const body = { payment_method_id: (await loadingMethodOf(t, as)).id, password: 'certainly-Wrong-1' }
    await t.refused('payOutWallet', 40101, { as, body })
    t.equal((await t.good('getWallet', { as })).balance, balance, 'The balance of the wallet')
  }),
  check(
    'addPaymentMethod',
    'declined',
    'A card that its bank declines is refused by 40201, and is not saved.',
    async (t) => {
      const as = await t.rider()
      const before = (await t.good('listPaymentMethods', { as })).payment_methods.length
      await t.refused('addPaymentMethod', 40201, {
        as,
        body: { type: 'card', card: t.fact('declinedCard'), is_default: false },
      })
      t.equal((await t.good('listPaymentMethods', { as })).payment_methods.length, before, 'The methods')
    },
  ),
  check('addPaymentMethod', 'masked', 'No answer holds the number or the security code of a saved card.', async (t) => {
    const as = await t.rider()
    const card = t.fact('payCard')
    const answer = await t.call('addPaymentMethod', { as, body: { type: 'card', card, is_default: false } })
    const digits = card.number.replaceAll(/\D/g, '')
    t.expect(!answer.text.replaceAll(/[\s-]/g, '').includes(digits), 'The answer holds the whole number.', answer)
    t.expect(!answer.text.includes('security_code'), 'The answer holds a security code.', answer)
  }),
  check(
    'addPaymentMethod',
    'unconfirmed',
    'A rider who has not confirmed the email saves no card: 40301.',
    async (t) => {
      const body = { type: 'card', card: t.fact('payCard'), is_default: false }
      await t.refused('addPaymentMethod', 40301, { as: await t.signIn('unconfirmedRider'), body })
    },
  ),
  check('removePaymentMethod', 'inUse', 'A method that an autoload is charged to stays: 40906.', async (t) => {
    const as = await t.rider()
    const { id } = await loadingMethodOf(t, as)
    await t.good('saveWalletAutoload', { as, body: monthly(id) })
    t.afterwards(() => t.call('removeWalletAutoload', { as }))
    await t.refused('removePaymentMethod', 40906, { as, params: { id } })
    const { payment_methods } = await t.good('listPaymentMethods', { as })
    t.expect(payment_methods.find((method) => method.id === id)?.used_by.length > 0, '`used_by` is empty.')
  }),
  check(
    'removePaymentMethod',
    'wallet',
    'The wallet cannot be removed: 40302.',
    async (t) => {
      const as = await t.rider()
      const wallet = walletAmong(t, (await t.good('listPaymentMethods', { as })).payment_methods)
      await t.refused('removePaymentMethod', 40302, { as, params: { id: wallet.id } })
    },
    { allow: 'close' },
  ),
  check(
    'saveAutoload',
    'kept',
    'A saved autoload is read as it was saved; a pause stays a pause, and a removed one is gone.',
    async (t) => {
      const as = await t.rider()
      const params = { id: (await goodCard(t, as)).faremedia_id }
      const body = monthly((await loadingMethodOf(t, as)).id)
      await t.good('saveAutoload', { as, params, body })
      const read = async () => (await t.good('getAutoload', { as, params })).autoload
      const { kind, amount, day, every } = await read()
      t.equal([kind, amount, day, every], [body.kind, body.amount, body.day, body.every], 'The autoload')
      t.equal((await t.good('pauseAutoload', { as, params })).autoload.state, 'paused', 'The state')
      await t.good('saveAutoload', { as, params, body: { ...body, amount: 2500 } })
      t.equal((await read()).state, 'paused', 'The state after a change')
      t.equal(
        (await t.good('resumeAutoload', { as, params })).autoload.state === 'paused',
        false,
        'Paused after it was resumed',
      )
      await t.good('removeAutoload', { as, params })
      t.equal(await read(), null, 'A removed autoload')
      await t.refused('pauseAutoload', 40404, { as, params })
    },
  ),
  check(
    'saveAutoload',
    'wrongMethod',
    'An autoload needs a method that exists: 40404, and an amount within the bounds: 40001.',
    async (t) => {
      const as = await t.rider()
      const params = { id: (await goodCard(t, as)).faremedia_id }
      await t.refused('saveAutoload', 40404, { as, params, body: monthly('no-such-method') })
      const body = { ...monthly((await loadingMethodOf(t, as)).id), amount: 1 }
      await t.refused('saveAutoload', 40001, { as, params, body })
    },
  ),
  check('saveAutoload', 'wallet', 'A wallet cannot pay an autoload: 40302.', async (t) => {
    const as = await t.rider()
    const params = { id: (await goodCard(t, as)).faremedia_id }
    const { id } = walletAmong(t, (await t.good('listPaymentMethods', { as })).payment_methods)
    await t.refused('saveAutoload', 40302, { as, params, body: monthly(id) })
  }),
  check(
    'saveWalletAutoload',
    'stale',
    'A change that names an older version is refused by 40915, and changes nothing.',
    async (t) => {
      const as = await t.rider()
      const body = monthly((await loadingMethodOf(t, as)).id)
      const { autoload } = await t.good('saveWalletAutoload', { as, body })
      t.afterwards(() => t.call('removeWalletAutoload', { as }))
      t.expect(autoload.version != null, 'The autoload has no version.')
      await t.good('saveWalletAutoload', { as, body: { ...body, amount: 2500, version: autoload.version } })
      await t.refused('saveWalletAutoload', 40915, { as, body: { ...body, amount: 3000, version: autoload.version } })
      t.equal((await t.good('getWallet', { as })).autoload.amount, 2500, 'The amount')
    },
  ),
]
