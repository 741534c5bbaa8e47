import { describe, expect, test } from 'vitest'
import { orderItem, sampleOrder } from '../../../../testing/buying/sampleOrder'
import {
  cardOf,
  hintsOf,
  isJustBought,
  itemsServed,
  journeyEnd,
  lastDigits,
  lineTotal,
  servings,
  servingOf,
  typeKey,
  usableFrom,
} from './orderFacts'
import { stateKey } from '../life/orderState'
import { fc, property } from '../../../../testing/chance/property'

const onCard = sampleOrder({ card_number: '6030 5555 6666 7777' })

const end = (type: string, names?: Record<string, string> | null) => ({
  filter_uuid: 'filter',
  filter_value: 'station-harbourfront',
  type,
  long_name: names,
})

describe('How an item is served', () => {
  test.each([
    ['a ticket', { type: 'TICKET' }, 'app', 'card'],
    ['a pass', { type: 'PASS' }, 'app', 'card'],
    ['stored value', { type: 'STORED_VALUE' }, 'app', 'card'],
    ['a type that nobody knows', { type: 'HOVERCRAFT' }, 'app', 'card'],
    ['no type at all', { type: null }, 'app', 'card'],
    ['something physical that is shipped', { type: 'PHYSICAL_PASS', shipping_enabled: true }, 'shipped', 'shipped'],
    ['something physical that is not', { type: 'PHYSICAL_PASS' }, 'pickUp', 'pickUp'],
    ['whatever is shipped', { type: 'HOVERCRAFT', shipping_enabled: true }, 'shipped', 'shipped'],
  ])('@PAY-08 @PAY-12 %s', (_, given, serving, forCard) => {
    expect(servingOf(orderItem(given), sampleOrder())).toBe(serving)
    expect(servingOf(orderItem(given), onCard)).toBe(forCard)
  })

  const items = fc.array(
    fc.record({ type: fc.constantFrom('TICKET', 'PHYSICAL_PASS', 'x', null), shipping_enabled: fc.boolean() }),
  )
  const card = fc.constantFrom(null, '6030 5555 6666 7777')
  property([items, card])(
    '@PAY-08 every item is told of in exactly one part of what to do next',
    (given, card_number) => {
      const order = sampleOrder({ card_number, order_items: given.map(orderItem) })
      const told = servings.flatMap((serving) => itemsServed(order, serving))
      expect(new Set(told)).toEqual(new Set(order.order_items))
      expect(told).toHaveLength(order.order_items.length)
    },
  )
})

describe('From when on an item can be used', () => {
  const usable_from = '2026-11-20T12:05:00Z'
  test.each([
    ['the backend’s date', 'paid', { usable_from }, { iso: usable_from }],
    ['its activation', 'paid', {}, { when: 'usable.app' }],
    ['its arrival', 'paid', { type: 'PHYSICAL_PASS', shipping_enabled: true }, undefined],
    ['the counter', 'paid', { type: 'PHYSICAL_PASS', usable_from: null }, undefined],
    ['a payment under way', 'pending', { usable_from }, { when: 'usable.afterPayment' }],
    ['a payment to be confirmed', 'requires_action', {}, { when: 'usable.afterPayment' }],
    ['never, refunded', 'refunded', { usable_from }, undefined],
    ['never, unpaid', 'unpaid', {}, undefined],
    ['its date in a status that nobody knows', 'shipped-in-part', { usable_from }, { iso: usable_from }],
  ])('@PAY-08 by %s', (_, status, given, wanted) => {
    expect(usableFrom(orderItem(given), sampleOrder({ status }))).toEqual(wanted)
  })

  test('@PAY-08 by the card, which the app has no part in', () => {
    expect(usableFrom(orderItem(), onCard)).toEqual({ when: 'usable.card' })
  })
})

describe('A hint', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((name) => orderItem({ name }))
  const items = [one, two, three].filter((item) => item !== undefined)

  test.each([
    ['that is the same for all, without names', ['a', 'a', 'a'], [{ hint: 'a' }]],
    [
      'of some, with their names',
      ['a', 'b', 'a'],
      [
        { hint: 'a', names: ['One', 'Three'] },
        { hint: 'b', names: ['Two'] },
      ],
    ],
    ['that others do not have, with its names', ['a', null, 'a'], [{ hint: 'a', names: ['One', 'Three'] }]],
    ['that nobody has, not at all', [null, undefined, ''], []],
  ])('@PAY-08 is told once: %s', (_, hints, told) => {
    expect(hintsOf(items, (item) => hints[items.indexOf(item)])).toEqual(told)
  })
})

test.each([
  ['by its id', { faremedia_id: 'card-b' }, '6030 5555 6666 7777', { faremediaId: 'card-b' }],
  ['without its id', {}, '6030 5555 6666 7777', {}],
  ['not at all for an order that is for none', {}, null, null],
  ['not at all for what is sent', { shipping_enabled: true }, '6030 5555 6666 7777', null],
])('@ACC-18 the card of an item is told %s', (_, item, card_number, card) => {
  expect(cardOf(orderItem(item), sampleOrder({ card_number }))).toEqual(card)
})

describe('A fare card’s number', () => {
  test.each([
    ['6030 5555 6666 7777', '7777'],
    ['7777', '7777'],
    ['60 3', '603'],
    ['', ''],
  ])('@PAY-08 %j is shown as its last digits, %j', (number, digits) => {
    expect(lastDigits(number)).toBe(digits)
  })
})

describe('The price of a line', () => {
  test.each([
    [350, 2, 700],
    [0, 3, 0],
    [11200, 1, 11200],
    [333, 2.5, null],
    [350, -1, null],
    [350, Number.NaN, null],
    [350, Infinity, null],
    [Number.MAX_SAFE_INTEGER, 2, null],
  ])('@PAY-08 %d cents by %d are %s', (price, quantity, total) => {
    expect(lineTotal(orderItem({ price, quantity }))).toBe(total)
  })

  property([fc.nat(), fc.oneof(fc.integer(), fc.double())])(
    '@PAY-08 is whole cents or said to be unknown',
    (price, quantity) => {
      const total = lineTotal(orderItem({ price, quantity }))
      if (total === null) return
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
      expect(total).toBe(price * quantity)
    },
  )
})

describe('The ends of a journey', () => {
  const harbour = { en: 'Harbourfront', fr: 'Front de mer' }
  test.each([
    ['in the language', harbour, 'fr', 'Front de mer'],
    ['in English where the language has none', harbour, 'vi', 'Harbourfront'],
    ['in any language where English has none', { fr: 'Front de mer' }, 'en', 'Front de mer'],
    ['by its value without a name', {}, 'en', 'station-harbourfront'],
    ['by its value without names', null, 'en', 'station-harbourfront'],
    ['by its value with names left out', undefined, 'en', 'station-harbourfront'],
  ])('@PAY-08 %s', (_, names, language, shown) => {
    const item = orderItem({ applied_filters: [end('Rider', { en: 'Adult' }), end('Origin', names)] })
    expect(journeyEnd(item, 'Origin', language)).toBe(shown)
    expect(journeyEnd(item, 'Destination', language)).toBeUndefined()
  })
})

describe('Words for what the backend names', () => {
  test.each(['TICKET', 'PASS', 'STORED_VALUE', 'PHYSICAL_PASS'])('the type %s has words', (type) => {
    expect(typeKey(type)).toMatch(/^type\./)
  })

  test.each(['paid', 'pending', 'requires_action', 'refunded', 'unpaid'])('the status %s has words', (status) => {
    expect(stateKey(sampleOrder({ status }), 0)).toMatch(/^status\./)
  })

  test.each(['', 'ticket', 'HOVERCRAFT', '__proto__', 'constructor', 'toString', '<b>'])(
    '%j has none and is shown as it is',
    (name) => {
      expect([typeKey(name), stateKey(sampleOrder({ status: name }), 0)]).toEqual([undefined, undefined])
    },
  )
})

describe('Thanks', () => {
  const bought = Date.parse('2026-11-20T12:00:00Z')
  const minutes = (count: number) => bought + count * 60_000
  test.each([
    [0, true],
    [14, true],
    [15, false],
    [60, false],
    [-2, true],
    [-15, false],
  ])('@PAY-08 are said after %d minutes: %s', (after, said) => {
    expect(isJustBought(sampleOrder({ date: '2026-11-20T12:00:00Z' }), minutes(after))).toBe(said)
  })

  test('@PAY-08 are not said for a date that is none', () => {
    expect(isJustBought(sampleOrder({ date: 'yesterday' }), bought)).toBe(false)
  })
})
