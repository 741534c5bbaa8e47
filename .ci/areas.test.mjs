import { describe, expect, it } from 'vitest'
import { areaPattern, areasOfChange } from './areas.mjs'

describe('tests of an area', () => {
  const isOf = (area, test) => new RegExp(areaPattern(area.split(',')), 'i').test(test)

  it.each([
    ['cart', 'src/features/buying/cart/undo.test.ts', true],
    ['cart', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', true],
    ['CART-08', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', true],
    ['CART-0', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', false],
    ['cat', 'e2e/stories/buying.spec.ts @CART-08 a rider signs in', false],
    ['buying', 'e2e/stories/cart.spec.ts buying one product', false],
    ['lang,cart', 'src/i18n/a.test.ts @LANG-01 texts', true],
  ])('%s, of %s: %s', (area, test, expected) => expect(isOf(area, test)).toBe(expected))
})

describe('the areas of a change', () => {
  it('are features by folder and texts, and stories by name', () => {
    const files = [
      'src/features/buying/cart/undo/undo.ts',
      'locales/zh-Hans/orders.json',
      'e2e/stories/buying.spec.ts',
      'src/features/buying/cart/index.ts',
      'src/shared/money.ts',
    ]
    expect(areasOfChange(files)).toEqual(['buying', 'cart', 'orders'])
  })
})
