// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { writeCart } from './cartStorage'
import { linesOfVisit } from './linesOfVisit'

test('@CART-09 a document knows the number of stored lines before the portal runs, and none where they are damaged', () => {
  expect(linesOfVisit()).toBe(0)
  writeCart([cartLine({ uuid: 'one', quantity: 3 }), cartLine({ uuid: 'other' })])
  expect(linesOfVisit()).toBe(2)
  for (const damaged of ['', '[{', 'null', '{"length":4}', '7']) {
    window.localStorage.setItem('cart', damaged)
    expect(linesOfVisit(), damaged).toBe(0)
  }
})
