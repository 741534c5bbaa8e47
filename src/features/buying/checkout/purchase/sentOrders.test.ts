import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import type { Quoted } from '../order/quoteSlice'
import { boughtLines } from './bought'
import { areFor, boughtBy, isOrderOf, mayContain, sentOrder, withOrder } from './sentOrders'

const ride = cartLine({ quantity: 2 })
const pass = cartLine({ uuid: 'bus-adult-day' })
const quoted = (quote_id: string, ...lines: Quoted['lines']): Quoted => ({
  quote: { quote_id, lines: [], promo_code: null, subtotal: 0, shipping: 0, promo: 0, total: 0 },
  lines,
})
const paid = (quote_id?: string | null) => ({ order_id: 'o', order_number: 'SP-1', status: 'paid', quote_id })

const first = sentOrder(quoted('q1', ride), false)
const second = sentOrder(quoted('q2', ride, pass), false)

test('@PAY-07 of two orders with one key, the one that the backend names counts, else the last', () => {
  const orders = withOrder(withOrder([], first), second)
  expect(boughtBy(orders, paid('q1'))).toEqual(boughtLines([ride]))
  expect(boughtBy(orders, paid('q2'))).toEqual(boughtLines([ride, pass]))
  expect(boughtBy(orders, paid('another'))).toEqual(boughtLines([ride, pass]))
  expect(boughtBy(orders, paid(null))).toEqual(boughtLines([ride, pass]))
})

test('@PAY-07 @CART-12 a direct purchase takes nothing out of the cart', () => {
  expect(boughtBy([sentOrder(quoted('q', ride), true)], paid('q'))).toEqual([])
})

test('@STORE-02 the lines of a damaged order, or of one stored by another version, are unknown', () => {
  for (const orders of [undefined, [], [7], [{ quote: 'q', bought: [{ line: 'x', quantity: -1 }] }]])
    expect(boughtBy(orders, paid('q'))).toBeUndefined()
})

test('@PAY-07 only the last orders of a key are kept', () => {
  let orders: unknown[] = []
  for (let at = 0; at < 9; at += 1) orders = withOrder(orders, { ...first, quote: `q${at}` })
  expect(orders).toMatchObject(['q4', 'q5', 'q6', 'q7', 'q8'].map((quote) => ({ quote })))
})

test.each([
  ['one of its lines', [first], [pass, ride], true],
  ['none of its lines', [first], [pass], false],
  ['a line of any of its orders', [first, second], [pass], true],
  ['anything, if it was stored without lines', [{ quote: 'q', bought: [] }], [pass], true],
  ['anything, if it is damaged', [first, 7], [pass], true],
  ['anything, if nothing was stored', undefined, [pass], true],
] as const)('@PAY-13 another visitor’s open payment may be for %s', (_, orders, lines, wanted) => {
  expect(mayContain(orders && [...orders], [...lines])).toBe(wanted)
})

const again = { ...first, order: 'order-1' }

test.each([
  ['of this order', [again], true],
  ['of this order, twice', [again, { ...again, quote: 'q2' }], true],
  ['also of another order', [again, { ...again, order: 'order-2' }], false],
  ['of a cart', [first], false],
  ['of this order and of a damaged one', [again, { ...again, bought: 7 }], false],
  ['of none', [], false],
  ['that names no orders', undefined, false],
] as const)('@ACC-21 @PAY-07 whether an attempt %s pays for an order that was placed before', (_, orders, wanted) => {
  expect(areFor(orders && [...orders], 'order-1')).toBe(wanted)
})

test.each([
  ['the same lines', [ride], false, true],
  ['more lines', [ride, pass], false, false],
  ['another line', [pass], false, false],
  ['a larger quantity', [{ ...ride, quantity: 3 }], false, false],
  ['a smaller quantity', [{ ...ride, quantity: 1 }], false, false],
  ['the same lines of a direct purchase, whose quantities are not stored', [{ ...ride, quantity: 3 }], true, true],
] as const)('@PAY-07 whether an order was for %s', (_, lines, isBuyingNow, wanted) => {
  expect(isOrderOf([sentOrder(quoted('q', ride), isBuyingNow)], paid('q'), [...lines])).toBe(wanted)
})

test('@STORE-02 a damaged order was for nothing that is known', () => {
  expect(isOrderOf([7], paid('q'), [ride])).toBe(false)
})
