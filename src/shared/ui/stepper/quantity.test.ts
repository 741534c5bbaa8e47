import { describe, expect, it } from 'vitest'
import { keyTarget, typedQuantity } from './quantity'

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 7 ', 7],
    ['007', 7],
    ['0', 1],
    ['21', 20],
    ['999999999', 20],
    ['-1', undefined],
    ['1e3', undefined],
    ['2.5', undefined],
    ['2,5', undefined],
    ['٣', undefined],
    ['9999999999', undefined],
    ['', undefined],
    ['two', undefined],
  ])('%j is %j', (typed, quantity) => {
    expect(typedQuantity(typed, { min: 1, max: 20 })).toBe(quantity)
  })
})

describe('a key in the quantity field', () => {
  it.each([
    ['ArrowUp', 4, 5],
    ['ArrowUp', 20, 20],
    ['ArrowDown', 4, 3],
    ['ArrowDown', 0, 0],
    ['PageUp', 18, 20],
    ['PageDown', 3, 0],
    ['Home', 7, 0],
    ['End', 7, 20],
    ['Tab', 7, undefined],
    ['5', 7, undefined],
  ])('%s at %d leads to %j', (key, value, target) => {
    expect(keyTarget(key, { value, min: 0, max: 20 })).toBe(target)
  })
})
