import { describe, expect, it } from 'vitest'
import { amountCharacters, readAmount, writeAmount } from './amounts'
import { locales } from './locales'
import { formatMoney } from './money'
import { fc, property } from '../../testing/chance/property'

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
    ['1.200,00 $', 120_000],
    ['1.234.567,8', 123_456_780],
    ['$1,234,567.8', 123_456_780],
    ['1’200.50', 120_050],
    ['＄１２．５０', 1_250],
    ['１２，５', 1_250],
    ['12。5', 1_250],
    ['999999999', 99_999_999_900],
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
    '1.200',
    '1.200.000',
    '12.34,5',
    '1,20.5',
    '1’2',
    '1.200,345',
    '1.2.3',
    '12,34.5',
    'NaN',
    '0x10',
    '٣',
    '1'.repeat(10),
    '12 dollars',
  ])('@FORM-03 %j is none', (typed) => {
    expect(readAmount(typed)).toBeUndefined()
  })

  it.each(['a', '-', '+', '€', '٣', '/'])('@FORM-03 %s is no character of an amount', (mark) => {
    expect(amountCharacters.test(mark)).toBe(false)
  })

  const languages = Object.keys(locales)

  property([fc.integer({ min: 0, max: 99_999_999_99 }), fc.constantFrom(...languages)])(
    'is read as it is written, and as it is shown, in every language',
    (cents, language) => {
      for (const text of [writeAmount(cents, language), formatMoney(cents, language)]) {
        expect(readAmount(text)).toBe(cents)
        expect([...text].every((mark) => amountCharacters.test(mark))).toBe(true)
      }
    },
  )

  it.each([
    ['en', '1200.50'],
    ['fr', '1200,50'],
    ['es', '1200,50'],
    ['nl', '1200,50'],
    ['de', '1200,50'],
    ['pt', '1200,50'],
    ['fil', '1200.50'],
    ['vi', '1200,50'],
    ['zh-Hans', '1200.50'],
    ['zh-Hant', '1200.50'],
  ])('@FORM-03 is written with the sign of %s: %s', (language, text) => {
    expect(writeAmount(120_050, language)).toBe(text)
  })

  /** Returns what a text means to a reader who knows this language's signs alone; undefined if it means nothing. */
  function meaningIn(language: string, text: string): number | undefined {
    const [decimal, group] = writeAmount(150, language).includes(',') ? [',', '.'] : ['.', ',']
    const [units = '', rest = '', ...more] = text.split(decimal)
    if (more.length > 0 || !/^\d*$/.test(rest)) return undefined
    if (!new RegExp(`^(\\d+|\\d{1,3}(\\${group}\\d{3})+)$`).test(units)) return undefined
    return Number(`${units.replaceAll(group, '')}.${rest}`)
  }

  const typedSums = fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,3}$/)
  property([typedSums, fc.constantFrom(...languages)])(
    '@FORM-03 is never taken for what it does not mean in a language',
    (text, language) => {
      const cents = readAmount(text)
      const meaning = meaningIn(language, text)
      if (cents !== undefined && meaning !== undefined) expect(cents / 100).toBe(meaning)
    },
  )

  property([fc.string()])('is whole cents or nothing, whatever is typed', (typed) => {
    const cents = readAmount(typed)
    expect(cents === undefined || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
  })
})
