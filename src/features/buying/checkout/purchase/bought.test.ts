import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import type { CartLine } from '../../cart'
import { boughtLines, withoutBought } from './bought'

const ride = (given: Partial<CartLine> = {}) => cartLine({ quantity: 2, ...given })
const left = (lines: CartLine[], ordered: CartLine[], card?: string) =>
  withoutBought(lines, boughtLines(ordered, card)).map(({ uuid, quantity }) => [uuid, quantity])
const single = 'bus-adult-single'

test.each<[string, CartLine, CartLine[], unknown[]]>([
  ['as it was ordered', ride(), [ride()], []],
  ['more by now', ride(), [ride({ quantity: 5 })], [[single, 3]]],
  ['less by now', ride(), [ride({ quantity: 1 })], []],
  ['at another price, in another language', ride(), [ride({ list_price: 1, name: 'Passage' })], []],
  ['another product', ride(), [ride({ uuid: 'other' })], [['other', 2]]],
  ['for one card', ride({ faremedia_id: 'card-1' }), [ride({ faremedia_id: 'card-1' })], []],
  ['for another card', ride({ faremedia_id: 'card-1' }), [ride({ faremedia_id: 'card-2' })], [[single, 2]]],
  ['for a card, where it was for none', ride(), [ride({ faremedia_id: 'card-1' })], [[single, 2]]],
  ['for none, where it was for a card', ride({ faremedia_id: 'card-1' }), [ride()], [[single, 2]]],
])('@PAY-08 @CART-05 what was bought leaves the cart: %s', (_, ordered, lines, expected) => {
  expect(left(lines, [ordered])).toEqual(expected)
})

test('@PAY-08 @PAY-12 a line whose card was chosen for the order leaves the cart, whether it names the card or not', () => {
  const waiting = ride({ faremedia_id: null })
  expect(left([waiting], [waiting], 'card-1')).toEqual([])
  expect(left([ride({ faremedia_id: 'card-1', quantity: 3 })], [waiting], 'card-1')).toEqual([[single, 1]])
  expect(left([ride({ faremedia_id: 'card-2' })], [waiting], 'card-1')).toEqual([[single, 2]])
})

test('@PAY-10 a stored bought line names no product, journey or card', () => {
  expect(JSON.stringify(boughtLines([ride({ faremedia_id: 'card-1' })]))).not.toMatch(/bus|card-1/)
})
