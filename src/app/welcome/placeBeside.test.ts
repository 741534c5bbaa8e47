import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { placeBeside } from './placeBeside'

const view = { width: 1280, height: 800 }
const box = { width: 380, height: 200 }

describe('@LAND-02 where a sign of the tour stands', () => {
  it.each([
    ['below what it tells of', { left: 400, top: 100, width: 200, height: 40 }, { left: 310, top: 156 }],
    ['above it, where below is no room', { left: 400, top: 700, width: 200, height: 40 }, { left: 310, top: 484 }],
    [
      'in the window, though that is at its edge',
      { left: 1240, top: 0, width: 40, height: 64 },
      { left: 888, top: 80 },
    ],
    [
      'at the foot of the window, where it fills that',
      { left: 0, top: 60, width: 1280, height: 900 },
      { left: 450, top: 588 },
    ],
    ['at the foot, where there is nothing to point at', undefined, { left: 450, top: 588 }],
  ])('%s', (_, target, place) => {
    expect(placeBeside(target, box, view)).toEqual(place)
  })

  const length = fc.integer({ min: 0, max: 3_000 })
  const offset = fc.integer({ min: -3_000, max: 3_000 })
  property.prop([fc.record({ left: offset, top: offset, width: length, height: length })])(
    'always within the window',
    (target) => {
      const { left, top } = placeBeside(target, box, view)
      expect(left).toBeGreaterThanOrEqual(12)
      expect(left + box.width).toBeLessThanOrEqual(view.width - 12)
      expect(top).toBeGreaterThanOrEqual(12)
      expect(top + box.height).toBeLessThanOrEqual(view.height - 12)
    },
  )
})
