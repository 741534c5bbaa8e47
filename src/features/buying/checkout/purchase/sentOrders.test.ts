import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import type { Quoted } from '../order/quoteSlice'
import { boughtLines } from './bought'
import { boughtBy, sentOrder, withOrder } from './sentOrders'

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
