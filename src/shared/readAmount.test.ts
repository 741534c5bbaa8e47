import { describe, expect, it } from 'vitest'
import { formatMoney } from './money'
import { readAmount, writeAmount } from './readAmount'
import { fc, property } from '../testing/property'

describe('An amount that is typed', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12,50', 1_250],
    ['0.01', 1],
    [' $1 200,00 ', 120_000],
    ['$1,200.00', 120_000],
    ['1\u00a0200,00\u00a0$', 120_000],
    ['007', 700],
  ])('@FORM-03 %s is %i cents', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents)
  })

  it.each([
    '',
    ' ',
    '.',
    ',5',
    '1.',
    '-1',
    '1e3',
    '1.234',
    '1,234',
    '1.2.3',
    '12,34.5',
    'NaN',
    '0x10',
    '٣',
    '1'.repeat(12),
  ])('@FORM-03 %j is none', (typed) => {
    expect(readAmount(typed)).toBeUndefined()
  })

  property([fc.integer({ min: 0, max: 99_999_999_99 }), fc.constantFrom('en', 'fr')])(
    'is read as it is written, and as it is shown',
    (cents, language) => {
      expect(readAmount(writeAmount(cents, language))).toBe(cents)
      expect(readAmount(formatMoney(cents, language))).toBe(cents)
    },
  )

  property([fc.string()])('is whole cents or nothing, whatever is typed', (typed) => {
    const cents = readAmount(typed)
    expect(cents === undefined || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
  })
})
