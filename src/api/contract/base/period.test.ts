import * as v from 'valibot'
import { expect, test } from 'vitest'
import { possiblePeriod } from './common'

test.each([
  [
    { count: 31, unit: 'day' },
    { count: 31, unit: 'day' },
  ],
  ['every 31 days', null],
  [{ count: 0, unit: 'day' }, null],
  [{ count: 1e9, unit: 'day' }, null],
  [{ count: 1, unit: 'fortnight' }, null],
  [null, null],
  [undefined, undefined],
])('@API-07 a period of a renewal that cannot be read counts as unknown: %j', (sent, read) => {
  expect(v.parse(possiblePeriod, sent)).toEqual(read)
})
