import { describe, expect, it } from 'vitest'
import { fc, property } from '../../../testing/chance/property'
import { allSteps, firstIncomplete, openSteps, stepOf, stepsOf } from './closingSteps'
import type { Progress } from './closingSteps'

const nothingDone: Progress = { hasLooked: false, hasBalance: false, isPaid: false, hasChoice: false }
const looked = { ...nothingDone, hasLooked: true }
const withBalance = { ...looked, hasBalance: true }
const chosen = { ...withBalance, hasChoice: true }

describe('@ACC-13 the steps of closing an account', () => {
  it.each<[string | null, Progress, string]>([
    [null, nothingDone, 'losses'],
    ['nonsense', nothingDone, 'losses'],
    ['confirm', nothingDone, 'losses'],
    ['balance', nothingDone, 'losses'],
    ['balance', looked, 'confirm'],
    [null, looked, 'confirm'],
    ['losses', chosen, 'losses'],
    ['confirm', withBalance, 'balance'],
    ['balance', chosen, 'balance'],
    ['confirm', chosen, 'confirm'],
    // What was transferred is not chosen again.
    ['balance', { ...chosen, isPaid: true }, 'confirm'],
    ['confirm', { ...withBalance, isPaid: true }, 'confirm'],
  ])('asked for %s with %j show %s', (asked, progress, step) => {
    expect(stepOf(asked, progress)).toBe(step)
  })

  const anyProgress = fc.record<Progress>({
    hasLooked: fc.boolean(),
    hasBalance: fc.boolean(),
    isPaid: fc.boolean(),
    hasChoice: fc.boolean(),
  })
  property([fc.option(fc.constantFrom(...allSteps, 'other')), anyProgress])(
    'never lead past the first that lacks something, and stand on the line',
    (asked, progress) => {
      const step = stepOf(asked, progress)
      const open = openSteps(progress)
      expect(open).toContain(step)
      expect(stepsOf(progress)).toEqual(expect.arrayContaining(open))
      expect(open.indexOf(step)).toBeLessThanOrEqual(open.indexOf(firstIncomplete(progress)))
    },
  )
})
