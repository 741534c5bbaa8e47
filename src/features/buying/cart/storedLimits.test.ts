// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describedFilter } from '../../../api/contract/base/common'
import { product } from '../../../api/contract/buying/products'
import { anyValueOf } from '../../../testing/chance/anyValueOf'
import { isSellable, lineOf } from './state/cartLine'
import type { CartLine } from './state/cartLine'
import { readStoredCart, writeCart } from './state/cartStorage'
import { fc, property } from '../../../testing/chance/property'

const sellable = anyValueOf(product).filter(isSellable)
const end = anyValueOf(describedFilter).map((filter) => ({ ...filter, type: 'Origin' }))

/** Returns the lines that a later visit reads from the browser. */
function reloaded(lines: CartLine[]): CartLine[] {
  writeCart(lines)
  return readStoredCart(10_000).lines
}

property([sellable, fc.array(end, { maxLength: 2 }), fc.string()], { numRuns: 300 })(
  '@CART-05 @STORE-02 whatever the contract accepts as a product is in the cart after a reload',
  (sold, ends, filterName) => {
    const line = lineOf(sold, 1, ends, filterName)
    // JSON knows no -0.
    expect(reloaded([line])).toEqual(JSON.parse(JSON.stringify([line])))
  },
)

const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const longText = 'x'.repeat(20_000)
const languages = many(20, (at) => `l${String.fromCharCode(97 + at)}`)

test('@CART-05 @STORE-02 a full cart of the longest products is there after a reload', () => {
  const lines = many(20, (at) => {
    const sold = v.parse(product, {
      uuid: String(at).padEnd(200, 'x'),
      ...Object.fromEntries(
        ['name', 'alert_message', 'short_description', 'long_description', 'product_image_path', 'sub_type'].map(
          (field) => [field, longText],
        ),
      ),
      list_price: 1_000_000_000,
      organization: { uuid: 'o'.repeat(200) },
      theme: { background_color: longText },
    })
    const ends = many(20, (place) =>
      v.parse(describedFilter, {
        filter_uuid: String(place).padEnd(200, 'x'),
        filter_value: 'v'.repeat(200),
        type: 'Destination',
        long_name: Object.fromEntries(languages.map((language) => [language, longText])),
      }),
    )
    if (!isSellable(sold)) throw new Error('It has a price')
    return lineOf(sold, 1, ends, longText)
  })
  expect(reloaded(lines)).toEqual(lines)
})

test.each<[string, object]>([
  ['a name of 501 characters', { name: 'n'.repeat(501) }],
  ['a price above a million', { list_price: 100_000_001 }],
  ['an organization of 200 characters', { organization: { uuid: 'o'.repeat(200) } }],
  ['a picture whose address is longer than any', { product_image_path: `/${'p'.repeat(5_000)}` }],
])('@CART-05 a product with %s stays in the cart', (_, given) => {
  const sold = v.parse(product, { uuid: 'a', name: 'A', list_price: 350, organization: { uuid: 'org-1' }, ...given })
  const line = isSellable(sold) && lineOf(sold, 1, [], '')
  expect(line && reloaded([line])).toEqual([line])
})

test.each<[string, object]>([
  ['no name', { name: '' }],
  ['an organization that could not be kept', { organization: { uuid: 'o'.repeat(201) } }],
])('@CART-05 @CAT-07 a product with %s is not let in, so it is not lost either', (_, given) => {
  const sold = { uuid: 'a', name: 'A', list_price: 350, organization: { uuid: 'org-1' }, ...given }
  expect(v.is(product, sold)).toBe(false)
})

test('@CART-03 a price that no cart can hold counts as no price', () => {
  const sold = { uuid: 'a', name: 'A', list_price: Number.MAX_SAFE_INTEGER, organization: {} }
  expect(v.parse(product, sold).list_price).toBeNull()
})
