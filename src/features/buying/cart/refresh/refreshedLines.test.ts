import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { agreedLines, isChanged, refreshedLines } from './refreshedLines'

const product = { uuid: 'bus-adult-single', name: 'New', list_price: 400, organization: { uuid: 'org-1' } }
const line = cartLine({ filterNames: { en: 'Bus' } })
const other = cartLine({ uuid: 'other' })
const newer = { ...line, name: 'New', list_price: 400, formerPrice: 350, type: null }

test.each<
  [string, string[], (typeof product | { uuid: string; name: string; list_price: null })[], number, Partial<CartLine>]
>([
  ['no longer sold', [line.uuid], [], 0, { ...line, isGone: true }],
  ['as it was: it may be the product that could not be read', [line.uuid], [], 1, line],
  ['sold without a price no longer', [line.uuid], [{ ...product, list_price: null }], 1, { ...line, isGone: true }],
  ['as it was if nobody asked for it', [], [product], 0, line],
  ['newer', [line.uuid, other.uuid], [{ ...product, uuid: 'another' }, product], 1, newer],
])('@CART-10 @CAT-07 a line is %s', (_, asked, good, dropped, expected) => {
  const answered = { good, dropped } as Parameters<typeof refreshedLines>[2]
  expect(refreshedLines([line], new Set(asked), answered)).toEqual([expected])
})

test('@CART-10 a line without names by language gets none', () => {
  const [fresh] = refreshedLines([cartLine()], new Set([lineKey(line)]), { good: [product], dropped: 0 } as never)
  expect(fresh).not.toHaveProperty('filterNames')
})

test('@CART-10 a new price and a line that is gone are changes, until the visitor agrees', () => {
  const lines = [line, { ...line, formerPrice: 0 }, { ...line, isGone: true as const }]
  expect(lines.map(isChanged)).toEqual([false, true, true])
  expect(agreedLines(lines)).toEqual([line, line, { ...line, isGone: true }])
})
