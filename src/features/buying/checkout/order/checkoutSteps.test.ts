import { describe, expect, it } from 'vitest'
import { allSteps, firstIncomplete, stepOf, stepsOf } from './checkoutSteps'
import type { Progress } from './checkoutSteps'
import { fc, property } from '../../../../testing/chance/property'

const nothingDone: Progress = {
  needsShipping: true,
  needsPayment: true,
  hasContact: false,
  hasShipping: false,
  hasPayment: false,
}
const anyProgress = fc.record<Progress>({
  needsShipping: fc.boolean(),
  needsPayment: fc.boolean(),
  hasContact: fc.boolean(),
  hasShipping: fc.boolean(),
  hasPayment: fc.boolean(),
})

describe('the steps of a checkout', () => {
  it.each([
    [{ needsShipping: true, needsPayment: true }, ['contact', 'shipping', 'payment', 'review']],
    [{ needsShipping: false, needsPayment: true }, ['contact', 'payment', 'review']],
    [{ needsShipping: true, needsPayment: false }, ['contact', 'shipping', 'review']],
    [{ needsShipping: false, needsPayment: false }, ['contact', 'review']],
  ])('with %j are %j (@PAY-01 @PAY-02)', (needs, steps) => {
    expect(stepsOf({ ...nothingDone, ...needs })).toEqual(steps)
  })

  it.each([
    [{}, 'contact'],
    [{ hasContact: true }, 'shipping'],
    [{ hasContact: true, needsShipping: false }, 'payment'],
    [{ hasContact: true, hasShipping: true }, 'payment'],
    [{ hasContact: true, hasShipping: true, needsPayment: false }, 'review'],
    [{ hasContact: true, hasShipping: true, hasPayment: true }, 'review'],
    [{ hasShipping: true, hasPayment: true }, 'contact'],
  ])('with %j go on at %s (@PAY-01)', (done, step) => {
    expect(firstIncomplete({ ...nothingDone, ...done })).toBe(step)
  })

  it.each([
    [null, {}, 'contact'],
    ['nonsense', {}, 'contact'],
    ['review', {}, 'contact'],
    ['contact', { hasContact: true }, 'contact'],
    ['shipping', { hasContact: true, needsShipping: false }, 'payment'],
    ['payment', { hasContact: true }, 'shipping'],
    ['review', { hasContact: true, hasShipping: true, hasPayment: true }, 'review'],
    ['payment', { hasContact: true, hasShipping: true, needsPayment: false }, 'review'],
  ])('asked for %s with %j show %s (@PAY-01)', (asked, done, step) => {
    expect(stepOf(asked, { ...nothingDone, ...done })).toBe(step)
  })

  property([fc.option(fc.constantFrom(...allSteps, 'other')), anyProgress])(
    'never lead past the first that lacks something, nor to one that is not asked for',
    (asked, progress) => {
      const steps = stepsOf(progress)
      const step = stepOf(asked, progress)
      expect(steps).toContain(step)
      expect(steps.indexOf(step)).toBeLessThanOrEqual(steps.indexOf(firstIncomplete(progress)))
    },
  )
})
