import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as limits from '../../../../api/contract/base/limits'
import { cartLine } from '../../../../testing/buying/cartLines'
import { lendWindow, TestStorage } from '../../../../testing/lentWindow'
import { countOf, lineKey, subtotalOf } from './cartLine'
import type { CartLine } from './cartLine'
import {
  onCartOfOtherTabs,
  readStoredBuyNow,
  readStoredCart,
  trustedLines,
  writeBuyNow,
  writeCart,
} from './cartStorage'
import { fc, property } from '../../../../testing/chance/property'

let localStorage = new TestStorage()
let sessionStorage = new TestStorage()
beforeEach(() => {
  localStorage = new TestStorage()
  sessionStorage = new TestStorage()
  lendWindow({ localStorage, sessionStorage })
})

const line = (uuid: string, quantity: number) => cartLine({ uuid, quantity })
const store = (value: unknown) => localStorage.setItem('cart', JSON.stringify(value))

describe('A stored cart is judged line by line', () => {
  test.each<[string, unknown]>([
    ['a negative quantity', { quantity: -1 }],
    ['a fraction', { quantity: 2.5 }],
    ['a quantity in words', { quantity: '3' }],
    ['a huge quantity', { quantity: 1e9 }],
    ['NaN, which JSON writes as null', { quantity: null }],
    ['a negative price', { list_price: -350 }],
    ['a price that is no number', { list_price: 'free' }],
    ['a price past safe integers', { list_price: 2 ** 60 }],
    ['no name', { name: '' }],
    ['a description that is no text', { short_desc: { html: '<b>' } }],
  ])('@CART-05 %s drops the line and keeps the others', (_, damage) => {
    store([cartLine({ uuid: 'good' }), { ...cartLine({ uuid: 'bad' }), ...(damage as object) }])
    const read = readStoredCart(20)
    expect(read.lines.map((line) => line.uuid)).toEqual(['good'])
    expect(read.dropped).toBe(1)
    expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toHaveLength(1)
    // Support can still see what was there.
    expect(localStorage.getItem('damaged:cart')).toContain('"uuid":"bad"')
  })

  test.each<[string, CartLine[], CartLine[]]>([
    ['all lines up to the limit', [line('a', 12), line('b', 8)], [line('a', 12), line('b', 8)]],
    [
      'what fits beside a line that does not',
      [line('a', 12), line('b', 9), line('c', 8)],
      [line('a', 12), line('c', 8)],
    ],
    ['one line of a product', [line('a', 1), line('a', 2)], [line('a', 1)]],
  ])('@CART-05 @CART-04 has %s', (_, stored, lines) => {
    const read = { lines, dropped: stored.length - lines.length }
    expect(trustedLines(stored, 20)).toEqual(read)
    writeCart(stored)
    expect([readStoredCart(20), readStoredCart(20)]).toEqual([read, { lines, dropped: 0 }])
  })

  test('@CART-05 @STORE-02 is read to an end that no cart reaches', () => {
    const nothing = Array.from({ length: limits.quantity }, () => null)
    expect(trustedLines([...nothing.slice(1), line('a', 1), line('b', 1)], 20)).toEqual({
      lines: [line('a', 1)],
      dropped: limits.quantity,
    })
  })

  test('@CART-05 is empty if nothing is stored, and a good one is left as it is', () => {
    expect(readStoredCart(20)).toEqual({ lines: [], dropped: 0 })
    writeCart([line('a', 1)])
    const { version } = localStorage
    expect(readStoredCart(20)).toEqual({ lines: [line('a', 1)], dropped: 0 })
    expect(localStorage.version).toBe(version)
  })

  test.each<[string, Partial<CartLine>, Partial<CartLine>]>([
    ['for no card waits for one', {}, { isSubscribed: true, faremedia_id: null }],
    ['for a card is left as it is', { faremedia_id: 'card' }, { isSubscribed: true, faremedia_id: 'card' }],
    ['on paper is bought once', { type: 'PHYSICAL_PASS' }, { isSubscribed: false }],
  ])('@CART-05 @FM-07 what renews %s (decision 223)', (_, given, read) => {
    const { faremedia_id: __, ...stored } = cartLine({ isSubscribed: true, ...given })
    store([{ ...stored, ...given }])
    expect(readStoredCart(20)).toEqual({ lines: [{ ...stored, ...given, ...read }], dropped: 0 })
  })

  test('@CART-05 foreign fields fall away, those of an older version are filled', () => {
    const { uuid, name, list_price, quantity, orgUuidProduct } = cartLine()
    store([{ uuid, name, list_price, quantity, orgUuidProduct, injected: true, ['__proto__']: { polluted: true } }])
    const [line] = readStoredCart(20).lines
    expect(line).toMatchObject({ uuid, appliedFilters: [], isSubscribed: false })
    expect(line).not.toHaveProperty('injected')
    expect({}).not.toHaveProperty('polluted')
  })

  test.each(['{"a":1}', 'null', '"text"', '[', '', '['.repeat(1000)])(
    '@STORE-02 %s is no cart, and no crash',
    (raw) => {
      localStorage.setItem('cart', raw)
      expect(readStoredCart(20).lines).toEqual([])
    },
  )

  property([fc.jsonValue()])('@CART-05 any JSON gives a cart within its rules', (value) => {
    const { lines } = trustedLines(Array.isArray(value) ? value : [value], 20)
    expect(countOf(lines)).toBeLessThanOrEqual(20)
  })

  const nearlyLine = fc
    .record({
      quantity: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)),
      list_price: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(undefined)),
      uuid: fc.constantFrom('a', 'b', ''),
    })
    .map((given) => ({ ...cartLine(), ...given }))

  property([fc.array(nearlyLine)])('@CART-06 the subtotal is always whole cents, never negative', (stored) => {
    const { lines } = trustedLines(stored, 20)
    const subtotal = subtotalOf(lines)
    expect(Number.isSafeInteger(subtotal) && subtotal >= 0).toBe(true)
    expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
  })
})

test('@CART-12 what is bought without the cart is stored for this tab alone, line by line, until it is bought', () => {
  expect(readStoredBuyNow(20)).toBeUndefined()
  writeBuyNow([line('a', 12), line('b', 9)])
  expect([readStoredBuyNow(20), readStoredCart(20).lines]).toEqual([[line('a', 12)], []])
  expect([localStorage.getItem('buy_now'), sessionStorage.getItem('buy_now')]).toEqual([null, expect.any(String)])
  writeBuyNow(null)
  expect(sessionStorage.getItem('buy_now')).toBeNull()
})

test('@CART-11 a tab hears of the cart of another tab, until it listens no longer', () => {
  const heard = vi.fn()
  const changeIn = (storageArea: TestStorage, key: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }))
  const stop = onCartOfOtherTabs(heard)
  changeIn(localStorage, 'saved_carts')
  changeIn(sessionStorage, 'cart')
  expect(heard).not.toHaveBeenCalled()
  changeIn(localStorage, 'cart')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  changeIn(localStorage, 'cart')
  expect(heard).toHaveBeenCalledOnce()
})
