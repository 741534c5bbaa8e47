import { describe, expect, it } from 'vitest'
import { fc, property } from '../../../../testing/chance/property'
import { isExpiryValid, maskExpiry, readExpiry, writeExpiry } from './cardExpiry'
import { brandOf, codeLengths, digitsOf, groupNumber, isCodeValid, numberProblem } from './cardRules'

const november2026 = Date.UTC(2026, 10, 20, 9)

describe('a card number', () => {
  it.each([
    ['4111 1111 1111 1111', undefined],
    ['4111-1111-1111-1111', undefined],
    ['5555 5555 5555 4444', undefined],
    ['2223 0031 2200 3222', undefined],
    ['3782 822463 10005', undefined],
    ['6011 1111 1111 1117', undefined],
    ['4000 0000 0000 0002', undefined],
    ['4111 1111 1111 1112', 'isNotValid'],
    ['4111 1111', 'isNotValid'],
    ['3782 822463 1000', 'isNotValid'],
    ['4111 1111 1111 1111x', 'isNotValid'],
    ['3530 1113 3330 0000', 'unsupported'],
    ['3056 9309 0259 04', 'unsupported'],
    ['9999 9999 9999 9999', 'unsupported'],
    ['0000 0000 0000 0000', 'unsupported'],
  ])('%s is judged by brand, length and checksum: %s (@FORM-04)', (number, problem) => {
    expect(numberProblem(number)).toBe(problem)
  })

  it.each([
    ['4', undefined],
    ['60', undefined],
    ['4111', 'visa'],
    ['5555', 'mastercard'],
    ['37', 'american-express'],
    ['6011', 'discover'],
    ['3530', undefined],
    ['', undefined],
  ])('beginning with %s is of brand %s (@FORM-04)', (number, brand) => {
    // One digit fits several brands. A brand is only named if no other is possible.
    expect(brandOf(number)).toBe(brand)
  })

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100051', '3782 822463 10005'],
    ['41111', '4111 1'],
    ['', ''],
  ])('%s is written in the groups of its brand: %s', (typed, shown) => {
    expect(groupNumber(typed)).toBe(shown)
  })

  property([fc.string({ maxLength: 30 })])('in groups keeps its digits and can be grouped again', (typed) => {
    const grouped = groupNumber(typed)
    expect(digitsOf(typed).startsWith(digitsOf(grouped))).toBe(true)
    expect(groupNumber(grouped)).toBe(grouped)
  })

  property([
    fc.constantFrom('4111111111111111', '5555555555554444', '378282246310005'),
    fc.nat(),
    fc.integer({ min: 1, max: 9 }),
  ])('with one wrong digit is never valid (@FORM-04)', (number, place, added) => {
    const at = place % number.length
    const wrong = (Number(number[at]) + added) % 10
    expect(numberProblem(number.slice(0, at) + wrong + number.slice(at + 1))).toBeDefined()
  })
})

describe('a security code', () => {
  it.each([
    ['123', '4111111111111111', true],
    ['1234', '4111111111111111', false],
    ['1234', '378282246310005', true],
    ['123', '378282246310005', false],
    ['12', '4111111111111111', false],
    ['12a', '4111111111111111', false],
    ['', '4111111111111111', false],
    ['123', '', true],
    ['1234', '', true],
  ])('%s for %s: %s (@FORM-04)', (code, number, isValid) => {
    expect(isCodeValid(code, number)).toBe(isValid)
  })

  it('may have three or four digits while the brand is not known', () => {
    expect(codeLengths('')).toEqual([3, 4])
  })
})

describe('an expiry', () => {
  it.each([
    ['11/26', true],
    ['12/31', true],
    ['1/27', true],
    ['1131', true],
    ['12/2031', true],
    ['12 / 31', true],
    ['10/26', false],
    ['01/25', false],
    ['13/30', false],
    ['00/30', false],
    ['12/99', false],
    ['12', false],
    ['', false],
    ['ab/cd', false],
  ])('%s in November 2026: %s (@FORM-04)', (typed, isValid) => {
    expect(isExpiryValid(typed, november2026)).toBe(isValid)
  })

  it('is good until its month has ended everywhere', () => {
    expect(isExpiryValid('11/26', Date.UTC(2026, 10, 30, 23, 59))).toBe(true)
    expect(isExpiryValid('11/26', Date.UTC(2026, 11, 1, 8))).toBe(true)
    expect(isExpiryValid('11/26', Date.UTC(2026, 11, 2))).toBe(false)
  })

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['123', '12/3'],
    ['1231', '12/31'],
    ['3/', '03/'],
    ['3/31', '03/31'],
    ['3-31', '03/31'],
    ['12/2031', '12/2031'],
  ])('typed as %s shows as %s', (typed, shown) => {
    expect(maskExpiry(typed)).toBe(shown)
  })

  it('can be deleted character by character', () => {
    let shown = '12/31'
    for (const left of ['12/3', '12/', '12', '1', '']) {
      shown = maskExpiry(shown.slice(0, -1))
      expect(shown).toBe(left)
    }
  })

  property([fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 })])(
    'read and written again is the same',
    (month, year) => {
      expect(readExpiry(writeExpiry({ month, year }))).toEqual({ month, year })
    },
  )

  property([fc.string({ maxLength: 12 })])('in its mask can be masked again', (typed) => {
    expect(maskExpiry(maskExpiry(typed))).toBe(maskExpiry(typed))
  })
})
