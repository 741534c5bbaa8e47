import { expect, test } from 'vitest'
import { isExpired } from './cardNumbers'

// The operator's day begins four hours after Greenwich's, in summer three.
test.each([
  ['11/26', '2026-11-30T12:00:00Z', false],
  ['11/26', '2026-12-01T02:00:00Z', false],
  ['11/26', '2026-12-01T04:00:00Z', true],
  ['12/26', '2027-01-01T03:59:59Z', false],
  ['12/26', '2027-01-01T04:00:00Z', true],
  ['6/26', '2026-07-01T02:59:59Z', false],
  ['06/26', '2026-07-01T03:00:00Z', true],
  ['01/27', '2026-12-31T12:00:00Z', false],
])('@PAY-08 a payment card that is good through %s has expired at %s: %s', (expiry, at, expired) => {
  expect(isExpired(expiry, Date.parse(at))).toBe(expired)
})
