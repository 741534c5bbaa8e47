import { Untried } from '../judge.mjs'
import { aWayOfShipping, address, digitalLines, line, physicalLines } from '../requests/buying.mjs'
import { cardsOf } from '../requests/cards.mjs'
import { first } from '../requests/first.mjs'
import { addsUp, check, sum } from './check.mjs'

/** Promises about quotes. */

const who = { quoteOrder: (t) => t.rider(), quoteOrderAsGuest: () => ({}) }

const ofEachVisitor = Object.entries(who).flatMap(([call, as]) => {
  const quote = async (t, body) => await t.good(call, { as: await as(t), body })
  const refused = async (t, codes, body) => await t.refused(call, codes, { as: await as(t), body })
  return [
    check(
      call,
      'sums',
      'The lines of a quote add up to its subtotal, and all its amounts to its total.',
      async (t) => {
        const lines = await digitalLines(t, 3)
        const made = await quote(t, { lines })
        t.equal(
          made.lines.map(({ uuid, quantity }) => [uuid, quantity]),
          lines.map(({ uuid, quantity }) => [uuid, quantity]),
          'The lines',
        )
        t.equal(
          sum(made.lines, ({ price, quantity }) => price * quantity),
          made.subtotal,
          'The lines against the subtotal',
        )
        addsUp(t, made, 'the quote')
      },
      { reads: true },
    ),
    check(
      call,
      'shipping',
      'The shipping method that was chosen costs what its list says.',
      async (t) => {
        const lines = await physicalLines(t)
        const { methods } = await t.good('searchShippingMethods', { body: { lines, address } })
        first(methods, aWayOfShipping)
        for (const { id, price } of methods) {
          const made = await quote(t, { lines, shipping_method_id: id })
          t.equal(made.shipping, price, 'The shipping of the quote')
          addsUp(t, made, 'the quote')
        }
        await refused(t, 40404, { lines, shipping_method_id: 'no-such-method' })
      },
      { reads: true },
    ),
    check(
      call,
      'promo',
      'A promo code takes what its check says, once, and never more than there is to pay.',
      async (t) => {
        const [lines, code] = [await digitalLines(t, 2), t.fact('promo')]
        const { discount } = await t.good('validatePromo', { body: { code, lines } })
        const made = await quote(t, { lines, promo_code: code })
        t.equal(made.promo, Math.min(discount, made.subtotal + made.shipping), 'The discount of the quote')
        addsUp(t, made, 'the quote')
      },
      { reads: true },
    ),
    check(
      call,
      'wrongPromo',
      'A promo code that does not exist is refused by 40010.',
      async (t) => {
        await refused(t, 40010, { lines: await digitalLines(t), promo_code: 'NO-SUCH-CODE' })
      },
      { reads: true },
    ),
    check(
      call,
      'endedPromo',
      'A promo code that has ended is refused by 40010.',
      async (t) => {
        await refused(t, 40010, { lines: await digitalLines(t), promo_code: t.fact('endedPromo') })
      },
      { reads: true },
    ),
    check(
      call,
      'tax',
      'Tax is named and is part of the total.',
      async (t) => {
        t.fact('situations.taxed')
        const made = await quote(t, { lines: await digitalLines(t) })
        t.expect(made.tax > 0, 'The quote names no tax.')
        addsUp(t, made, 'the quote')
      },
      { situation: 'taxed', reads: true },
    ),
    check(
      call,
      'notSold',
      'A product that is not sold is told as not available, and costs nothing.',
      async (t) => {
        const { lines } = await quote(t, { lines: [...(await digitalLines(t)), line('no-such-product')] })
        const gone = lines.find(({ uuid }) => uuid === 'no-such-product')
        t.expect(gone?.available === false, 'A product that does not exist can be bought.')
      },
      { reads: true },
    ),
    check(
      call,
      'tooMany',
      'An order of more tickets than one order may hold is refused by 40903.',
      async (t) => {
        await refused(t, 40903, { lines: await digitalLines(t, 10_000) })
      },
      { reads: true },
    ),
    check(
      call,
      'mixed',
      'Physical and digital products are not quoted together: 40302.',
      async (t) => {
        await refused(t, 40302, { lines: [...(await digitalLines(t)), ...(await physicalLines(t))] })
      },
      { reads: true },
    ),
    check(
      call,
      'otherCard',
      'A quote for a fare card that is not the visitor’s is refused by 40404.',
      async (t) => {
        await refused(t, 40404, { lines: await digitalLines(t), faremedia_id: 'no-such-card' })
      },
      { reads: true },
    ),
  ]
})

export const quoteChecks = [
  ...ofEachVisitor,
  check(
    'quoteOrderAsGuest',
    'renewing',
    'A guest cannot order what renews by itself: 40302.',
    async (t) => {
      const lines = [{ ...line(t.fact('products.renewing')), isSubscribed: true }]
      await t.refused('quoteOrderAsGuest', 40302, { body: { lines } })
    },
    { reads: true },
  ),
  check(
    'quoteOrder',
    'renewingForNoCard',
    'What renews by itself is not quoted without a fare card: 40302.',
    async (t) => {
      const lines = [{ ...line(t.fact('products.renewing')), isSubscribed: true }]
      await t.refused('quoteOrder', 40302, { as: await t.rider(), body: { lines } })
    },
    { reads: true },
  ),
  check(
    'quoteOrder',
    'blockedCard',
    'A quote for a blocked fare card is refused by 40303 or 40304.',
    async (t) => {
      const as = await t.rider()
      const blocked = (await cardsOf(t, as)).find(({ status }) => status === 'BLOCKED')
      if (!blocked) throw new Untried('situations.blockedCard, with a blocked card of the rider')
      const body = { lines: await digitalLines(t), faremedia_id: blocked.faremedia_id }
      await t.refused('quoteOrder', blocked.type === 'virtual' ? 40303 : 40304, { as, body })
    },
    { situation: 'blockedCard', reads: true },
  ),
]
