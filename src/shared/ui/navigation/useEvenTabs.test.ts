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
      328,
      { side: 6, columns: 2 },
    ],
    ['titles of which none fits beside another', [400, 300], 328, { side: 6, columns: 1 }],
  ])('%s', (_, titles, room, placed) => {
    expect(tabRoom(titles, room)).toEqual(placed)
  })
})
