import { describe, expect, test } from 'vitest'
import { sampleOrder } from '../../../testing/buying/sampleOrder'
import { readAnswer } from '../../readAnswer'
import { getOrder, listPurchases } from './orders'
import { quoteOrder } from './quotes'

const rider = { kind: 'rider', token: 'secret' } as const
const kindOf = (endpoint: typeof quoteOrder | typeof getOrder | typeof listPurchases, data: unknown) => {
  const result = readAnswer(endpoint, { status: 200, text: JSON.stringify({ data }) }, rider)
  return result.ok ? 'taken' : result.error.kind
}

const line = { uuid: 'bus', name: 'Single ride', quantity: 2, price: 350, available: true }
const gone = { ...line, uuid: 'gone', available: false }
const sums = { subtotal: 700, shipping: 250, promo: 70, tax: 132, total: 1_012 }
const quote = { quote_id: 'q', lines: [line], promo_code: null, ...sums }
const free = { subtotal: 0, shipping: 0, promo: 0, tax: undefined, total: 0 }

describe('A quote is a bad answer unless everything on the screen adds up', () => {
  test.each<[string, object, string]>([
    ['all of it', {}, 'taken'],
    ['no tax told', { tax: undefined, total: 880 }, 'taken'],
    ['a tax of nothing', { tax: 0, total: 880 }, 'taken'],
    ['a promo that takes all', { promo: 950, tax: 0, total: 0 }, 'taken'],
    ['a line that is no longer sold', { lines: [line, gone, { ...gone, price: null }] }, 'taken'],
    ['nothing left that is sold', { lines: [gone], ...free }, 'taken'],
    ['a tax in the total that is not told', { tax: undefined }, 'badAnswer'],
    ['a tax that is not in the total', { total: 880 }, 'badAnswer'],
    ['one cent more', { total: 1_013 }, 'badAnswer'],
    ['one cent less', { total: 1_011 }, 'badAnswer'],
    ['a promo that takes more than there is', { promo: 1_000, tax: 0, total: 0 }, 'badAnswer'],
    ['lines of another sum', { lines: [{ ...line, price: 351 }] }, 'badAnswer'],
    ['a line in the sum that is not sold', { lines: [{ ...line, available: false }] }, 'badAnswer'],
    ['lines without a price', { lines: [{ ...line, price: null }] }, 'badAnswer'],
  ])('@PAY-03 @API-04 %s', (_, given, kind) => {
    expect(kindOf(quoteOrder, { ...quote, ...given })).toBe(kind)
  })
})

describe('A receipt is a bad answer unless everything on it adds up', () => {
  test.each<[string, object, string]>([
    ['all of it', {}, 'taken'],
    ['with a tax', { tax: 315, total: 2_415 }, 'taken'],
    ['a tax in the total that is not told', { total: 2_415 }, 'badAnswer'],
    ['items of another sum', { subtotal: 2_000, total: 2_000 }, 'badAnswer'],
    ['no items for what was paid', { order_items: [] }, 'badAnswer'],
    ['payments of another sum than what was paid', { payments: [{ label: 'Visa', amount: 2_099 }] }, 'badAnswer'],
    ['nothing paid by a payment', { amount_paid: 0 }, 'badAnswer'],
  ])('@PAY-08 @API-04 %s', (_, given, kind) => {
    expect(kindOf(getOrder, sampleOrder(given))).toBe(kind)
  })
})

describe('A history of purchases is a bad answer unless its balances add up', () => {
  test.each<[string, object, string]>([
    ['both balances', { opening: 1_000, closing: 650 }, 'taken'],
    ['no balances', { opening: null, closing: null }, 'taken'],
    ['a balance of another sum', { opening: 1_000, closing: 651 }, 'badAnswer'],
  ])('@API-04 %s', (_, balances, kind) => {
    expect(kindOf(listPurchases, { results: [], page: 1, row_count: 0, total: 0, sum: -350, ...balances })).toBe(kind)
  })
})
