import { describe, expect, test } from 'vitest'
import { locales, takeLocales } from './locales'
import { formatMoney } from './money'
import { fc, property } from '../../testing/chance/property'

/** Intl uses no-break spaces. The table is easier to read with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('Prices', () => {
  test.each([
    [0, '$0.00', '0,00 $'],
    [1, '$0.01', '0,01 $'],
    [5, '$0.05', '0,05 $'],
    [99, '$0.99', '0,99 $'],
    [100, '$1.00', '1,00 $'],
    [350, '$3.50', '3,50 $'],
    [11200, '$112.00', '112,00 $'],
    [118000, '$1,180.00', '1 180,00 $'],
    [123456789, '$1,234,567.89', '1 234 567,89 $'],
    [1_000_000_000, '$10,000,000.00', '10 000 000,00 $'],
    [-350, '−$3.50', '−3,50 $'],
  ])('@FMT-01 %d cents are %s in English and %s in French', (cents, en, fr) => {
    expect(formatMoney(cents, 'en')).toBe(en)
    expect(plain(formatMoney(cents, 'fr'))).toBe(fr)
  })

  test.each([
    [0, '$0', '0 $'],
    [2000, '$20', '20 $'],
    [118000, '$1,180', '1 180 $'],
    [2050, '$20.50', '20,50 $'],
    [1, '$0.01', '0,01 $'],
  ])('@FMT-01 hiding zero decimals, %d cents are %s and %s', (cents, en, fr) => {
    expect(formatMoney(cents, 'en', { hideZeroCents: true })).toBe(en)
    expect(plain(formatMoney(cents, 'fr', { hideZeroCents: true }))).toBe(fr)
  })

  test.each(Object.keys(locales))('@FMT-01 %s names the dollar by its sign alone', (language) => {
    expect(formatMoney(12345, language)).toMatch(/\$/)
    expect(formatMoney(12345, language)).not.toMatch(/CA|CAD/)
  })

  test.each([
    ['es', '1180,00 $'],
    ['nl', '$ 1.180,00'],
    ['de', '1.180,00 $'],
    ['pt', '$ 1.180,00'],
    ['fil', '$1,180.00'],
    ['vi', '1.180,00 $'],
    ['zh-Hans', '$1,180.00'],
    ['zh-Hant', '$1,180.00'],
    ['tlh', '$1,180.00'],
  ])('@FMT-01 in %s 118,000 cents are %s', (language, expected) => {
    expect(plain(formatMoney(118_000, language))).toBe(expected)
  })

  test('@FMT-01 the operator’s locale of a language counts', () => {
    takeLocales({ pt: 'pt-PT', es: 'es-US' })
    expect(plain(formatMoney(1_180_000, 'pt'))).toBe('11 800,00 $')
    expect(plain(formatMoney(118_000, 'es'))).toBe('$1,180.00')
    takeLocales(undefined)
    expect(plain(formatMoney(118_000, 'es'))).toBe('1180,00 $')
  })

  const anyCents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  const anyLanguage = fc.constantFrom(...Object.keys(locales))

  property([anyCents, anyLanguage])('@FMT-01 no cent is lost or made by formatting', (cents, language) => {
    const digits = formatMoney(cents, language).replace(/\D/g, '')
    expect(Number(digits)).toBe(Math.abs(cents))
  })

  property([anyCents, anyLanguage])('@FMT-01 hiding drops two noughts and nothing else', (cents, language) => {
    const shown = formatMoney(cents, language, { hideZeroCents: true }).replace(/\D/g, '')
    expect(Number(shown) * (cents % 100 === 0 ? 100 : 1)).toBe(Math.abs(cents))
  })
})
