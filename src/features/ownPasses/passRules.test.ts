import { expect, test } from 'vitest'
import { rejectionOf } from './passRules'

test.each([
  ['Not_Eligible', 'not_eligible'],
  ['full moon', 'other'],
])('@ACC-12 a pass that is rejected because of %j says so as %j', (reason, told) => {
  expect(rejectionOf(reason)).toBe(told)
})
