import { describe, expect, test } from 'vitest'
import { choiceFilters, dayFilters, filterIn, pageIn, withView } from './listAddress'

describe('@NAV-08 the filter of an address', () => {
  const filters = { ...dayFilters, ...choiceFilters('card') }

  test.each([
    ['from=2026-01-31&to=2026-12-01&card=card-1', { from: '2026-01-31', to: '2026-12-01', card: 'card-1' }],
    ['card=card-1&other=7', { card: 'card-1' }],
    ['from=&to=&card=', {}],
    ['from=2026-13-01', {}],
    ['from=2026-00-10', {}],
    ['from=2026-01-32', {}],
    ['from=2026-1-1', {}],
    ['from=02026-01-01', {}],
    ['from=2026-01-011', {}],
    ['from=November', {}],
    ['to=January%201%2C%202026', {}],
    [`card=${'x'.repeat(100)}`, { card: 'x'.repeat(100) }],
    [`card=${'x'.repeat(101)}`, {}],
  ])('%s', (query, filter) => expect(filterIn(new URLSearchParams(query), filters)).toEqual(filter))
})

test.each([
  ['1', 1],
  ['25', 25],
  ['999999', 999_999],
  ['1000000', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['1e3', undefined],
  ['x1', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('@NAV-08 %j names page %j', (segment, page) => expect(pageIn(segment)).toBe(page))

test('@ACC-17 the address of a list for paper keeps its filter', () => {
  expect(withView('/account/orders/1', 'print')).toBe('/account/orders/1?view=print')
  expect(withView('/account/orders/1?card=a', 'print')).toBe('/account/orders/1?card=a&view=print')
})
