import { describe, expect, test } from 'vitest'
import { actsOf } from './cardActs'
import type { CardActs } from './cardActs'

describe('What a rider can do with a card', () => {
  test.each<[string, Parameters<typeof actsOf>[1], CardActs]>([
    ['virtual', 'good', { use: 'block', removal: 'remove' }],
    ['Virtual', 'blocked', { use: 'unblock', removal: 'remove' }],
    ['virtual', 'unsupported', { use: 'block', removal: 'remove' }],
    ['virtual', 'unknown', { use: undefined, removal: 'remove' }],
    ['physical', 'good', { use: 'block', removal: 'unlink' }],
    ['physical', 'blocked', { use: 'unblock', removal: 'unlink' }],
    ['physical', 'suspended', { use: undefined, removal: 'unlink' }],
    ['physical', 'invalid', { use: undefined, removal: 'unlink' }],
    ['physical', 'expired', { use: undefined, removal: 'unlink' }],
    ['bank card', 'unsupported', { use: undefined, removal: 'unlink' }],
    ['BANK_CARD', 'blocked', { use: undefined, removal: 'unlink' }],
    ['commuter benefits', 'unsupported', { use: undefined, removal: 'unlink' }],
    // A kind that this portal does not know: it might cease to exist when it is removed.
    ['wristband', 'good', { use: undefined, removal: undefined }],
  ])('@FM-03 @FM-04 %s, %s: %j', (type, standing, acts) => {
    expect(actsOf({ type }, standing)).toEqual(acts)
  })
})
