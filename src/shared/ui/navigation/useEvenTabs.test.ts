import { describe, expect, it } from 'vitest'
import { tabRoom } from './useEvenTabs'

describe('the room of tabs', () => {
  it.each([
    ['a few, with ample sides', [60, 60, 60], 300, { side: 16 }],
    ['seven that fit with less', [75, 55, 60, 75, 110, 85, 65], 745, { side: 10 }],
    ['seven that do not fit: four and three', [60, 120, 90, 165, 125, 75, 60], 736, { side: 6, columns: 4 }],
    ['five that do not fit: three and two', [100, 100, 100, 100, 100], 400, { side: 6, columns: 3 }],
    ['columns as wide as their own titles', [80, 60, 60, 80, 110, 85, 65], 328, { side: 6, columns: 3 }],
    [
      'on a phone two columns, in which the longest wraps',
      [60, 120, 90, 180, 130, 75, 60],
      288,
      { side: 6, columns: 2 },
      [60, 70, 90, 110, 130, 75, 60],
    ],
    [
      'one column where a word would break in two',
      [60, 120, 90, 180, 150, 75, 60],
      288,
      { side: 6, columns: 1 },
      [60, 70, 90, 120, 150, 75, 60],
    ],
    ['titles of one word that do not fit beside each other', [400, 300], 328, { side: 6, columns: 1 }],
  ])('%s', (_, titles, room, placed, words = titles) => {
    expect(tabRoom(titles, room, () => words)).toEqual(placed)
  })
})
