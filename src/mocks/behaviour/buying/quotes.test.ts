import { describe, expect } from 'vitest'
import type { Quote } from '../../../api/contract/buying/quotes'
import { makeQuote } from './quotes'
import { prepareCharges } from '../../rules/paying/prepareCharges'
import { buildScenario } from '../../scenarios/buildScenario'
import type { BackendState } from '../../state'
import type { PromoRecord } from '../../state/buying/promos'
import { fc, property } from '../../../testing/chance/property'

const { state: scenario } = buildScenario('riderSignedIn')
const user = scenario.users.find(({ uuid }) => uuid === 'user-rider')
if (!user) throw new Error('There is no rider')
const visitor = { kind: 'rider' as const, user, token: 'token' }
/** The product kinds, of which one order may contain only one. */
const kinds = {
  digital: ['bus-adult-single', 'bus-adult-day', 'bus-youth-single'],
  physical: ['bus-adult-booklet', 'bus-youth-booklet', 'bus-adult-keepsake'],
}
const now = Date.UTC(2026, 10, 21)

const price = fc.integer({ min: 0, max: 100_000 })
const off = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent })),
  fc.integer({ min: 1, max: 3_000_000 }).map((cents) => ({ cents })),
)
/** A cart within the limit of 20, with current prices as numbers or text, with or without a promo, shipped or not. */
const purchase = fc.record({
  kind: fc.constantFrom('digital' as const, 'physical' as const),
  prices: fc.tuple(price, price, price),
  areTexts: fc.boolean(),
  quantities: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 6 }))),
  off: fc.option(off),
  isExpress: fc.boolean(),
})
type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never

function buy({ kind, prices, areTexts, quantities, off, isExpress }: Purchase): { state: BackendState; quote: Quote } {
  const uuids = kinds[kind]
  const products = scenario.products.map((product) => {
    const cents = prices[uuids.indexOf(product.uuid)]
    return cents === undefined ? product : { ...product, list_price: areTexts ? String(cents) : cents }
  })
  const promos = off ? [{ code: 'CODE', off, text: { en: '', fr: '' }, ends: '2036-01-01T00:00:00Z' }] : []
  const state = { ...scenario, products, promos, quotes: {}, counters: { ...scenario.counters } }
  const lines = uuids.map((uuid, at) => ({ uuid, quantity: quantities[at] ?? 1, isSubscribed: false, filters: [] }))
  const body = {
    lines,
    ...(off && { promo_code: 'code' }),
    ...(isExpress && { shipping_method_id: 'shipping-express' }),
  }
  const rest = { params: {}, query: new URLSearchParams(), headers: new Headers(), language: 'en' as const }
  return { state, quote: makeQuote({ state, body, visitor, now, ...rest }) }
}

const taken = (off: PromoRecord['off'], subtotal: number) =>
  'cents' in off ? off.cents : Math.floor((subtotal * off.percent) / 100)

describe('A quote', () => {
  property([purchase], { numRuns: 500 })(
    '@PAY-03 is whole cents: subtotal + shipping − promo, which never takes more than there is',
    (bought) => {
      const { quote } = buy(bought)
      const subtotal = bought.quantities.reduce((sum, quantity, at) => sum + quantity * (bought.prices[at] ?? 0), 0)
      const shipping = bought.isExpress && bought.kind === 'physical' ? 1_295 : 0
      const promo = bought.off ? Math.min(taken(bought.off, subtotal), subtotal + shipping) : 0
      const total = subtotal + shipping - promo
      expect(quote).toMatchObject({ subtotal, shipping, promo, total })
      expect(Object.values(quote).every((value) => typeof value !== 'number' || Number.isSafeInteger(value))).toBe(true)
    },
  )

  property([purchase, fc.double({ min: 0, max: 1, noNaN: true })], { numRuns: 200 })(
    '@PAY-04 can be paid in two whole parts, from one cent to all but one, and to the cent only',
    (bought, share) => {
      const { state, quote } = buy(bought)
      fc.pre(quote.total >= 2)
      const record = state.quotes[quote.quote_id]
      if (!record) throw new Error('The quote was not kept')
      const first = 1 + Math.floor(share * (quote.total - 2))
      const payments = (rest: number) => [
        { amount: first, method_id: 'pay-visa' },
        { amount: rest, method_id: 'pay-bank' },
      ]
      const charges = prepareCharges(state, record, payments(quote.total - first), visitor, now)
      expect(charges).toMatchObject({ declined: false, charges: [{ amount: first }, { amount: quote.total - first }] })
      for (const rest of [quote.total - first - 1, quote.total - first + 1])
        expect(() => prepareCharges(state, record, payments(rest), visitor, now)).toThrow('40001')
    },
  )
})
