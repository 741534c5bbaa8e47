import { describe, expect, it } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { intentOf, isOwnIntent } from './intent'
import type { Ordered } from './intent'
import { fc, property } from '../../../../testing/chance/property'

const ordered: Ordered = {
  lines: [cartLine({ quantity: 2 })],
  quote: { promo_code: null, subtotal: 700, shipping: 0, promo: 0, total: 700 },
  shippingMethodId: null,
  paidBy: 'new',
}
const me = 'rider:1'

describe('an intent to buy', () => {
  it('is the same for the same order, whatever its quote is called or its lines look like (@PAY-07)', () => {
    const again = { ...ordered, lines: [cartLine({ quantity: 2, name: 'Passage simple', list_price: 1 })] }
    expect(intentOf(me, again)).toBe(intentOf(me, ordered))
  })

  it.each<[string, Partial<Ordered>]>([
    ['another quantity', { lines: [cartLine({ quantity: 3 })] }],
    ['another product', { lines: [cartLine({ uuid: 'other', quantity: 2 })] }],
    ['renewal', { lines: [cartLine({ quantity: 2, isSubscribed: true })] }],
    ['another total', { quote: { ...ordered.quote, total: 701 } }],
    ['a promo code', { quote: { ...ordered.quote, promo_code: 'WELCOME10' } }],
    ['another shipping method', { shippingMethodId: 'express' }],
    ['another way to pay', { paidBy: 'pay-visa' }],
  ])('is another one with %s (@PAY-07)', (_, change) => {
    expect(intentOf(me, { ...ordered, ...change })).not.toBe(intentOf(me, ordered))
  })

  it('belongs to one person', () => {
    expect(isOwnIntent(intentOf(me, ordered), me)).toBe(true)
    expect(isOwnIntent(intentOf(me, ordered), 'rider:12')).toBe(false)
    expect(isOwnIntent(intentOf('rider:12', ordered), me)).toBe(false)
  })

  property([fc.string()])('is short and tells nothing of what is in it', (secret) => {
    expect(intentOf(me, { ...ordered, paidBy: secret })).toMatch(/^rider:1#[\da-f]{16}$/)
  })
})
