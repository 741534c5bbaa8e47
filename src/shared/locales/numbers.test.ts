import { expect, test } from 'vitest'
import { formatNumber } from './numbers'

test.each([
  [0, 'en', '0'],
  [999, 'de', '999'],
  [1000, 'en', '1,000'],
  [1_234_567, 'en', '1,234,567'],
  [12_345, 'de', '12.345'],
  [12_345, 'pt', '12.345'],
  [12_345, 'fr', '12\u00a0345'],
  [12_345, 'zh-Hans', '12,345'],
  [2.5, 'fr', '2,5'],
  [-1500, 'en', '-1,500'],
])('@FMT-01 writes %d in %s as %s', (value, language, text) => {
  expect(formatNumber(value, language)).toBe(text)
})
