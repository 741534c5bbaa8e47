import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { refreshedLines } from './refreshedLines'

test.each([
  [0, true],
  [1, undefined],
])('@CART-10 @CAT-07 with %i products that could not be read, "no longer sold" is %s', (dropped, isGone) => {
  const [line] = refreshedLines([cartLine()], new Set([cartLine().uuid]), { good: [], dropped })
  expect(line?.isGone).toBe(isGone)
})
