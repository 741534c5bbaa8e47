import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { anyLine, cartLine } from '../../../../testing/buying/cartLines'
import { isPickedUp, isShipped } from '../../cart'
import { orderLines } from '../purchase/orderContent'
import { changesKey, hasNewPrice, isAsAsked, isUnavailable, quotedLines } from './quotedLines'
import { fc, property } from '../../../../testing/chance/property'

const answerTo = (given: Quote['lines']): Quote => ({
  quote_id: 'q',
  lines: given,
  subtotal: 0,
  shipping: 0,
  promo: 0,
  total: 0,
})
const answer = (uuid: string, price: number | null, name = uuid): Quote['lines'][number] => ({
  ...{ uuid, name, quantity: 1, price, available: price !== null },
})

describe('a quote is refused', () => {
  const two = cartLine({ uuid: 'single', quantity: 2 })
  const one = cartLine({ uuid: 'single', quantity: 1 })
  const of = (uuid: string, quantity: number) => ({ ...answer(uuid, 350), quantity })

  it.each([
    ['with another number of a product', [two], [of('single', 3)], false],
    ['with a product that was not asked for', [two], [of('single', 2), of('day', 1)], false],
    ['without one of two lines of a product', [two, one], [of('single', 1)], false],
    ['with a line twice', [two], [of('single', 2), of('single', 2)], false],
    ['but not for two lines of one product', [two, one], [of('single', 1), of('single', 2)], true],
    ['but not for a product that is no longer sold', [two, one], [], true],
  ])('%s (@PAY-02 @CART-10)', (_, lines, given, isFine) => {
    expect(isAsAsked(lines, answerTo(given))).toBe(isFine)
  })
})

describe('lines with a quote', () => {
  const single = cartLine({ uuid: 'single', list_price: 350 })
  const day = cartLine({ uuid: 'day', list_price: 1050 })

  it('show the server’s price and name, and the cart’s price where it was another (@CART-05)', () => {
    const lines = quotedLines([single, day], answerTo([answer('single', 350), answer('day', 1100, 'Titre d’un jour')]))
    expect(lines.map(({ price, formerPrice, name }) => [price, formerPrice, name])).toEqual([
      [350, null, 'single'],
      [1100, 1050, 'Titre d’un jour'],
    ])
    expect(lines.filter(hasNewPrice)).toHaveLength(1)
  })

  it.each([
    ['without a price', [answer('single', null)]],
    ['marked as not available', [{ ...answer('single', 350), available: false }]],
    ['missing in the answer', []],
  ])('that are %s are no longer sold (@CART-10)', (_, given) => {
    expect(quotedLines([single], answerTo(given)).filter(isUnavailable)).toHaveLength(1)
  })

  it('of one product with two journeys each have their own answer', () => {
    const to = (value: string) =>
      cartLine({
        uuid: 'single',
        appliedFilters: [{ filter_uuid: 'f', filter_value: value, type: 'Origin', long_name: null }],
      })
    const lines = quotedLines([to('a'), to('b')], answerTo([answer('single', 300), answer('single', 400)]))
    expect(lines.map(({ price }) => price)).toEqual([300, 400])
  })

  it('of one product with two quantities each have their own answer, whatever its place (@CART-05)', () => {
    const asked = [2, 1].map((quantity) => cartLine({ uuid: 'single', quantity }))
    const given = [answer('single', 400), { ...answer('single', 300), quantity: 2 }]
    const lines = quotedLines(asked, answerTo(given))
    expect(lines.map(({ price, quantity }) => [price, quantity])).toEqual([
      [300, 2],
      [400, 1],
    ])
  })

  it('ask about a change of price once, and again when it changes again', () => {
    const before = changesKey(quotedLines([day], answerTo([answer('day', 1100)])))
    expect(changesKey(quotedLines([day], answerTo([answer('day', 1100)])))).toBe(before)
    expect(changesKey(quotedLines([day], answerTo([answer('day', 1200)])))).not.toBe(before)
    expect(changesKey(quotedLines([day], answerTo([answer('day', 1050)])))).toBe('')
  })

  property([fc.uniqueArray(anyLine, { selector: ({ uuid }) => uuid }), fc.integer({ min: -5, max: 5 })])(
    'never take a price from the cart (@CART-05)',
    (cart, change) => {
      const given = cart.map(({ uuid, list_price, quantity }) => ({
        ...answer(uuid, Math.max(0, list_price + change)),
        quantity,
      }))
      const lines = quotedLines(cart, answerTo(given))
      expect(lines.map(({ price }) => price)).toEqual(given.map(({ price }) => price))
      expect(lines.every(({ formerPrice, line }) => formerPrice === null || formerPrice === line.list_price)).toBe(true)
      expect(lines.filter(hasNewPrice)).toHaveLength(
        lines.filter(({ price, line }) => price !== line.list_price).length,
      )
    },
  )
})

describe('what is ordered', () => {
  it('names product, quantity, renewal and journey, and never a price (@CART-05)', () => {
    const line = cartLine({
      uuid: 'rail',
      quantity: 2,
      appliedFilters: [{ filter_uuid: 'from', filter_value: 'airport', type: 'Origin', long_name: { en: 'Airport' } }],
    })
    expect(orderLines([line])).toEqual([
      { uuid: 'rail', quantity: 2, isSubscribed: false, filters: [{ filter_uuid: 'from', filter_value: 'airport' }] },
    ])
  })

  it.each([
    ['PHYSICAL_PASS', true, true, false],
    ['PHYSICAL_PASS', false, false, true],
    ['DIGITAL_TICKET', false, false, false],
    ['DIGITAL_TICKET', true, false, false],
  ])('as %s with shipping %s is shipped: %s, picked up: %s (@PAY-02)', (type, shipping_enabled, shipped, pickedUp) => {
    const line = cartLine({ type, shipping_enabled })
    expect([isShipped(line), isPickedUp(line)]).toEqual([shipped, pickedUp])
  })
})
