import { describe, expect, it } from 'vitest'
import { fc, property } from '../../testing/chance/property'
import { clearPlace, gap } from './noticePlace'
import type { Box } from './noticePlace'

const block: Box = { left: 800, right: 1200, top: 0, bottom: 100 }
const bounds = { top: 80, bottom: 700 }
const button = (top: number, left = 1000): Box => ({ top, bottom: top + 40, left, right: left + 120 })

describe('Where notices stand', () => {
  it.each<[string, Box[], number | undefined]>([
    ['at the top where nothing is in the way', [], 80],
    ['at the top beside what stands further left', [button(90, 600)], 80],
    ['below what would be covered', [button(100)], 148],
    ['below the next one, where there is not enough room in between', [button(100), button(200)], 248],
    ['between two that are far enough apart', [button(100), button(300)], 148],
    ['nowhere where there is no room', Array.from({ length: 10 }, (_, at) => button(80 + at * 70)), undefined],
  ])('@MSG-01 %s', (_, obstacles, expected) => expect(clearPlace(block, obstacles, bounds)).toBe(expected))

  it('@MSG-01 where they stand already, as long as that is clear', () => {
    expect(clearPlace(block, [button(100)], { ...bounds, current: 400 })).toBe(400)
    expect(clearPlace(block, [button(450)], { ...bounds, current: 400 })).toBe(80)
    expect(clearPlace(block, [], { ...bounds, current: 650 })).toBe(80)
  })

  const place = fc.record({ top: fc.integer({ min: 0, max: 800 }), left: fc.integer({ min: 0, max: 1300 }) })
  property([fc.array(place), fc.integer({ min: 1, max: 400 })])(
    '@MSG-01 never over what can be pressed',
    (all, high) => {
      const obstacles = all.map(({ top, left }) => button(top, left))
      const at = clearPlace({ ...block, bottom: high }, obstacles, bounds)
      if (at === undefined) return
      expect(at).toBeGreaterThanOrEqual(bounds.top)
      expect(at + high).toBeLessThanOrEqual(bounds.bottom)
      for (const { left, right, top, bottom } of obstacles) {
        const isBeside = right <= block.left - gap || left >= block.right + gap
        expect(isBeside || bottom <= at - gap || top >= at + high + gap).toBe(true)
      }
    },
  )
})
