// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { countOf, lineKey, subtotalOf } from './cartLine'
import { readStoredCart, trustedLines } from './cartStorage'
import { fc, property } from '../../../../testing/chance/property'

const store = (value: unknown) => window.localStorage.setItem('cart', JSON.stringify(value))

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
    expect(JSON.parse(window.localStorage.getItem('cart') ?? '[]')).toHaveLength(1)
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
      window.localStorage.setItem('cart', raw)
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
